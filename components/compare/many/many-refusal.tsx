import type { RefusedPair } from "../../../lib/contracts/many-comparison";
import { formatCountOf } from "../../format/format-count";
import { ForeignText } from "../../ui/foreign-text";
import { PageLink } from "../../ui/page-link";
import { CompareFrame } from "../compare-frame";
import { wordProtocolField } from "../word-protocol-field";

interface ManyRefusalProps {
  suite: { id: string; title: string };
  pairs: readonly RefusedPair[];
  /** How many were asked for. */
  count: number;
  /** What the address asks for, kept for other choices. */
  cycle: string | undefined;
  k: number | undefined;
  /** Of the same refusal as JSON. */
  jsonAddress: string;
}

/** Says which of several models may not be compared, and why; no rates stand side by side. */
export function ManyRefusal({ suite, pairs, count, cycle, k, jsonAddress }: ManyRefusalProps) {
  const kept = {
    suite: suite.id,
    ...(cycle === undefined ? {} : { cycle }),
    ...(k === undefined ? {} : { k: String(k) }),
  };
  return (
    <CompareFrame>
      <h1>These {count} may not all be compared.</h1>
      <p className="lede">
        On{" "}
        <PageLink href={`/boards/${encodeURIComponent(suite.id)}`}>
          <ForeignText text={suite.title} longest={120} />
        </PageLink>
        , {formatCountOf(pairs.length, "pair")} of them {pairs.length === 1 ? "was" : "were"}{" "}
        measured in ways that would move the rates by themselves, so no axis holds them all.
      </p>
      <ul>
        {pairs.map(({ names, slugs, fields }) => (
          <li key={slugs.join(" ")}>
            <PageLink
              href={`/compare?${new URLSearchParams({ ...kept, a: slugs[0], b: slugs[1] })}`}
            >
              <ForeignText text={names[0]} longest={80} /> and{" "}
              <ForeignText text={names[1]} longest={80} />
            </PageLink>
            : {fields.map(({ field }) => wordProtocolField(field)).join(", ") || "only a claim"}
          </li>
        ))}
      </ul>
      <p className="quiet">
        <PageLink href="/methodology#comparability">
          Which difference refuses, and which warns
        </PageLink>{" "}
        · <PageLink href={`/compare?${new URLSearchParams(kept)}`}>Others</PageLink> ·{" "}
        <a href={jsonAddress}>This refusal as JSON</a>
      </p>
    </CompareFrame>
  );
}
