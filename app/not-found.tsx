import Link from "next/link";

/** Answer for an address that names nothing. */
export default function NotFound() {
  return (
    <>
      <h1>There is no such page or record.</h1>
      <p className="lede">
        Records are never deleted, so the address is probably mistyped. Look in{" "}
        <Link href="/boards">the list of boards</Link>.
      </p>
    </>
  );
}
