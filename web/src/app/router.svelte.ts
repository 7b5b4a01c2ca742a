/** The current route. Links are plain links; a click changes the page without a reload. */
import { routeOf, type Route } from './route';

class Router {
  route: Route = $state(routeOf(location.pathname));
  /** The query of the address. */
  search = $state(location.search);

  /** Goes to an address of this client. */
  go(path: string, instead = false): void {
    if (instead) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#read();
    window.scrollTo(0, 0);
  }

  /** Handles links on the page and the buttons of the browser. */
  start(): () => void {
    const back = () => this.#read();
    const click = (event: MouseEvent) => this.#click(event);
    window.addEventListener('popstate', back);
    document.addEventListener('click', click);
    return () => {
      window.removeEventListener('popstate', back);
      document.removeEventListener('click', click);
    };
  }

  #read(): void {
    this.route = routeOf(location.pathname);
    this.search = location.search;
  }

  #click(event: MouseEvent): void {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download'))
      return;
    const isOurs = link.origin === location.origin && !link.pathname.startsWith('/api');
    if (!isOurs || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
