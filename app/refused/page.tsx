import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { toPlainText } from "../../components/format/to-plain-text";
import { PageLink } from "../../components/ui/page-link";
import { Trouble } from "../_components/trouble";
import { refusedHeader } from "../_lib/refused-header";

export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: "A parameter that can't be",
  robots: { index: false, follow: true },
};

const longest = 300;

/** In the place of a page whose address asks for what can't be; see proxy.ts. */
export default async function RefusedPage() {
  const problem = (await headers()).get(refusedHeader);
  if (problem === null) notFound();
  return (
    <Trouble
      title="This address asks for what can't be."
      lede={`In it ${toPlainText(problem, longest)}.`}
      actions={
        <>
          <PageLink href="/">The board</PageLink>
          <PageLink href="/boards">All boards</PageLink>
          <PageLink href="/compare">Compare</PageLink>
        </>
      }
    />
  );
}
