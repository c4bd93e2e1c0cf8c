import type { ReactNode } from "react";
import { Section } from "../../../components/ui/section";
import { type MethodSectionId, methodSections } from "../_data/method-sections";

/** A section of the page by its id, which other pages link to. */
export function MethodSection({ id, children }: { id: MethodSectionId; children: ReactNode }) {
  return (
    <Section id={id} title={methodSections[id]}>
      {children}
    </Section>
  );
}
