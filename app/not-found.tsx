import { PageLink } from "../components/ui/page-link";
import { Trouble } from "./_components/trouble";

/** Answer for an address that names nothing. */
export default function NotFound() {
  return (
    <Trouble
      title="There is no such page or record."
      lede={
        <>
          Records are never deleted, so the address is probably mistyped. Look in{" "}
          <PageLink href="/boards">the list of boards</PageLink>.
        </>
      }
      actions={
        <>
          <PageLink href="/">The board</PageLink>
          <PageLink href="/models">Models</PageLink>
          <PageLink href="/tasks">Tasks</PageLink>
          <PageLink href="/records">Records</PageLink>
          <PageLink href="/methodology">Methodology</PageLink>
        </>
      }
    />
  );
}
