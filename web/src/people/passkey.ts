/**
 * Creating and using passkeys. Bytes are sent as base64url: the browsers' own parsing of such
 * options is too new to rely on.
 */
import * as api from '../net/api';

/** Whether this page can use passkeys: browsers require a secure one with a domain name. */
export const arePossible = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && isName(location.hostname);

/** Whether a host is a name; `127.0.0.1` and `[::1]` are only numbers. */
export const isName = (host: string): boolean => !/^[\d.]+$|^\[/.test(host);

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function text(buffer: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Creates a passkey and adds it to the account. */
export async function add(name: string, password: string): Promise<api.Passkey> {
  const { ceremony, options } = await api.beginPasskey(password);
  const known = options.excludeCredentials ?? [];
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        ...(options as unknown as PublicKeyCredentialCreationOptions),
        challenge: bytes(options.challenge),
        user: { ...options.user, id: bytes(options.user.id) },
        excludeCredentials: known.map(({ id }) => ({ id: bytes(id), type: 'public-key' })),
      },
    }),
  );
  const response = made.response as AuthenticatorAttestationResponse;
  return api.addPasskey(ceremony, name, {
    ...named(made),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      attestationObject: text(response.attestationObject),
    },
  });
}

/** Signs in; the browser lets the person choose among the passkeys for this site. */
export async function signIn(): Promise<api.Me> {
  const { ceremony, options } = await api.beginPasskeySignIn();
  const used = await asked(() =>
    navigator.credentials.get({
      publicKey: {
        ...(options as unknown as PublicKeyCredentialRequestOptions),
        challenge: bytes(options.challenge),
        allowCredentials: [],
      },
    }),
  );
  const response = used.response as AuthenticatorAssertionResponse;
  return api.passkeySignIn(ceremony, {
    ...named(used),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      userHandle: response.userHandle && text(response.userHandle),
    },
  });
}

const named = ({ id, rawId, type }: PublicKeyCredential) => ({ id, rawId: text(rawId), type });

/** The browser's answer; a presentable problem if there is none. */
async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const given = await ask();
    if (given) return given as PublicKeyCredential;
  } catch (thrown) {
    const name = thrown instanceof DOMException ? thrown.name : '';
    if (name === 'InvalidStateError') throw problem('web-passkey-there');
    if (name !== 'NotAllowedError' && name !== 'AbortError') {
      console.error(thrown);
      throw problem('web-passkey-failed');
    }
  }
  throw problem('web-passkey-cancelled');
}

const problem = (key: string) => new api.Refusal({ message: { key, args: {} }, rule: null }, 0);
