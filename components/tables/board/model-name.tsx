import { ForeignText } from "../../ui/foreign-text";
import { PageLink } from "../../ui/page-link";

/** A model's name, linked to its page. */
export function ModelName({ slug, name }: { slug: string; name: string }) {
  return (
    <PageLink href={`/models/${encodeURIComponent(slug)}`}>
      <ForeignText text={name} longest={120} />
    </PageLink>
  );
}
