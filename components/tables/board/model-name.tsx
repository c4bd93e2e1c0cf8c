import Link from "next/link";
import { ForeignText } from "../../ui/foreign-text";

/** A model's name, linked to its page. */
export function ModelName({ slug, name }: { slug: string; name: string }) {
  return (
    <Link href={`/models/${encodeURIComponent(slug)}`} prefetch={false}>
      <ForeignText text={name} longest={120} />
    </Link>
  );
}
