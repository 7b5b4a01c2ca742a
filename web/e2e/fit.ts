/** What a page hides, cuts off, or makes too small to read or to hit, as the browser lays it out. */
import type { Page } from '@playwright/test';

export type Fault = 'scrolls' | 'hidden' | 'covered' | 'cut' | 'small text' | 'small target';

export interface Finding {
  readonly fault: Fault;
  /** What it is about, in words that somebody can look for. */
  readonly what: string;
}

export interface Limits {
  /** The smallest text, in pixels. */
  readonly text: number;
  /** The smallest side of what can be pressed, in pixels. */
  readonly target: number;
}

export const DESK: Limits = { text: 11, target: 24 };
export const TOUCH: Limits = { text: 11, target: 44 };

/** Looks at a page as it is now. Each fault of each thing is named once. */
export async function findings(page: Page, limits: Limits): Promise<Finding[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What follows the size of the window is laid out in the next frames.
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  });
  return page.evaluate(measure, limits);
}

/** Runs in the page, so everything it needs is inside. */
function measure(limits: Limits): Finding[] {
  const found = new Map<string, Finding>();
  const name = (element: Element): string => {
    const label =
      element.getAttribute('data-action') ??
      element.getAttribute('data-part') ??
      element.getAttribute('aria-label') ??
      element.textContent ??
      '';
    const classes = (element.getAttribute('class') ?? '').replace(/\bs(?:velte)?-\S+/g, '').trim();
    const kind = classes
      ? `${element.tagName.toLowerCase()}.${classes.split(/\s+/)[0]}`
      : element.tagName.toLowerCase();
    return `${kind} “${label.trim().replace(/\s+/g, ' ').slice(0, 50)}”`;
  };
  const add = (fault: Fault, element: Element, more = ''): void => {
    const what = `${name(element)}${more}`;
    found.set(`${fault} ${what}`, { fault, what });
  };
  /** What is too small is named once for each kind of thing, by the smallest. */
  const smallest = new Map<string, { size: number; fault: Fault; element: Element }>();
  const addSmall = (fault: Fault, element: Element, size: number): void => {
    const kind = `${fault} ${element.tagName} ${element.getAttribute('class') ?? ''}`;
    if (size < (smallest.get(kind)?.size ?? Infinity)) smallest.set(kind, { size, fault, element });
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 0 &&
    // Words for screen readers alone are one pixel large.
    element.getBoundingClientRect().width > 2;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  /** The part of the screen in which an element can be seen: inside all that clips it. */
  const windowOf = (element: Element): typeof screen => {
    let window = screen;
    for (let box = element.parentElement; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const edge = box.getBoundingClientRect();
      window = {
        left: Math.max(window.left, edge.left),
        top: Math.max(window.top, edge.top),
        right: Math.min(window.right, edge.right),
        bottom: Math.min(window.bottom, edge.bottom),
      };
    }
    return window;
  };

  const isAsked = document.querySelector('[data-question]:not([data-question=""])') !== null;
  if (isAsked) {
    const page = document.scrollingElement!;
    if (page.scrollHeight > innerHeight + 1) {
      add('scrolls', page, ` ${page.scrollHeight} of ${innerHeight} px high`);
    }
    const open = '.board :is([data-action], [data-part]):is(.open, .picked)';
    for (const element of document.querySelectorAll(open)) {
      if (!isShown(element)) continue;
      const box = element.getBoundingClientRect();
      const seen = windowOf(element);
      const lost = Math.max(
        seen.left - box.left,
        seen.top - box.top,
        box.right - seen.right,
        box.bottom - seen.bottom,
      );
      if (lost > 4) {
        add('hidden', element, ` by ${Math.round(lost)} px`);
        continue;
      }
      const points = [0.5, 0.25, 0.75].flatMap((x) =>
        [0.5, 0.25, 0.75].map((y) => [x, y] as const),
      );
      const hits = points.map(([x, y]) =>
        document.elementFromPoint(box.left + box.width * x, box.top + box.height * y),
      );
      const foreign = hits.filter((hit) => hit && !hit.closest('.board'));
      if (foreign.length > 0) add('covered', element, ` by ${name(foreign[0]!)}`);
    }
  }

  for (const element of document.querySelectorAll('body *')) {
    if (!(element instanceof HTMLElement) || !isShown(element)) continue;
    const style = getComputedStyle(element);
    const clamps = style.webkitLineClamp !== 'none' && style.webkitLineClamp !== '';
    const ellipsis = style.textOverflow === 'ellipsis' && style.overflowX !== 'visible';
    if (ellipsis && element.scrollWidth > element.clientWidth + 1) add('cut', element);
    else if (clamps && element.scrollHeight > element.clientHeight + 2) add('cut', element);
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    if (!node.textContent!.trim() || element.closest('script, style, title') || !isShown(element)) {
      continue;
    }
    const size = parseFloat(getComputedStyle(element).fontSize);
    let scale = 1;
    if (element instanceof SVGGraphicsElement) {
      const matrix = element.getScreenCTM();
      scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    } else if (element instanceof HTMLElement && element.offsetHeight > 0) {
      scale = element.getBoundingClientRect().height / element.offsetHeight;
    }
    if (size * scale < limits.text - 0.1) {
      addSmall('small text', element, size * scale);
    }
  }

  const targets = 'button, a[href], input, select, summary, [role="button"], [tabindex="0"]';
  for (const element of document.querySelectorAll(targets)) {
    if (!isShown(element) || element.closest('[inert]') || element.matches(':disabled')) continue;
    // Links in a sentence are as high as the line.
    if (getComputedStyle(element).display === 'inline') continue;
    // A field that its label shows is as large as the label.
    const label = element instanceof HTMLInputElement ? element.closest('label') : null;
    const box = (label ?? element).getBoundingClientRect();
    const seen = windowOf(element);
    // A link that only a key brings forth, or one that is scrolled away.
    if (box.bottom <= seen.top || box.top >= seen.bottom || box.right <= seen.left) continue;
    const side = Math.min(box.width, box.height);
    if (side < limits.target - 0.5) addSmall('small target', element, side);
  }
  for (const { size, fault, element } of smallest.values()) {
    add(fault, element, ` ${size.toFixed(1)} px`);
  }
  return [...found.values()];
}
