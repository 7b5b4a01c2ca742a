/** What the server tells a browser whose page is not open. */

export interface News {
  readonly title: string;
  readonly text: string;
  readonly lang: string;
  /** The page to open. */
  readonly url: string;
  /** Whether to show it even if that page is visible. */
  readonly withTab: boolean;
}

/** Parses news; null if it is invalid. */
export function newsFrom(text: string): News | null {
  try {
    const said = JSON.parse(text) as Readonly<Record<string, unknown>> | null;
    const { title, text: body, language, url, with_tab } = said ?? {};
    if (typeof title !== 'string' || typeof url !== 'string') return null;
    return {
      title,
      text: typeof body === 'string' ? body : '',
      lang: typeof language === 'string' ? language : '',
      url,
      withTab: with_tab === true,
    };
  } catch {
    return null;
  }
}

/** The path of a local address; the home page for any other. */
export function pathOf(url: string, origin: string): string {
  try {
    const { pathname } = new URL(url, origin);
    return pathname;
  } catch {
    return '/';
  }
}
