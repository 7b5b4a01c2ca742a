/** What the server tells a browser while nobody looks. */

export interface News {
  readonly title: string;
  readonly text: string;
  readonly lang: string;
  /** The page that it is about. */
  readonly url: string;
  /** Whether to show it also to somebody who looks at that page. */
  readonly withTab: boolean;
}

/** News as it came; null if it is none. */
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

/** The path of an address here; the front page for one elsewhere. */
export function pathOf(url: string, origin: string): string {
  try {
    const { pathname } = new URL(url, origin);
    return pathname;
  } catch {
    return '/';
  }
}
