"use client";

import { useSyncExternalStore } from "react";

const changed = "errorbar:address";

/**
 * The query of the page's address, without its question mark. A page that is kept is rendered without
 * one, and what the address asks for is applied once the page runs.
 * @param rendered the query that the server rendered
 */
export function useAddressQuery(rendered: string): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search.slice(1),
    () => rendered,
  );
}

/** Goes to another query of this page without asking the server; `replace` leaves no step to go back to. */
export function writeAddressQuery(query: string, how: "push" | "replace"): void {
  const { pathname, hash } = window.location;
  const address = `${pathname}${query === "" ? "" : `?${query}`}${hash}`;
  if (how === "push") window.history.pushState(null, "", address);
  else window.history.replaceState(null, "", address);
  window.dispatchEvent(new Event(changed));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("popstate", listener);
  window.addEventListener(changed, listener);
  return () => {
    window.removeEventListener("popstate", listener);
    window.removeEventListener(changed, listener);
  };
}
