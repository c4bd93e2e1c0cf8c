import Link from "next/link";
import { Trouble } from "./_components/trouble";

/** Answer for an address that names nothing. */
export default function NotFound() {
  return (
    <Trouble
      title="There is no such page or record."
      lede={
        <>
          Records are never deleted, so the address is probably mistyped. Look in{" "}
          <Link href="/boards">the list of boards</Link>.
        </>
      }
      actions={
        <>
          <Link href="/">The board</Link>
          <Link href="/models">Models</Link>
          <Link href="/tasks">Tasks</Link>
          <Link href="/records">Records</Link>
          <Link href="/methodology">Methodology</Link>
        </>
      }
    />
  );
}
