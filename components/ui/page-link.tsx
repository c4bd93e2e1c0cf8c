import Link from "next/link";
import type { ComponentProps } from "react";

/**
 * A link to a page of the site, which is fetched when it is followed: ahead of that, a board would fetch
 * every model on it, and delay what the reader came for.
 */
export function PageLink(props: Omit<ComponentProps<typeof Link>, "prefetch">) {
  return <Link {...props} prefetch={false} />;
}
