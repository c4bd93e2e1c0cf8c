import { Notice } from "../ui/notice";

/** Shown where this machine can't run candidates safely, so nothing new is measured. */
export function SandboxNotice({ missing }: { missing: readonly string[] }) {
  return (
    <Notice label="Sandbox">
      <p>
        No new record can be made on this machine: the sandbox can’t enforce every limit. Records
        shown here were made elsewhere or earlier.
      </p>
      <ul>
        {missing.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Notice>
  );
}
