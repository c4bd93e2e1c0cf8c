import type { Metadata } from "next";
import { FormatLinks } from "../../components/downloads/format-links";
import { formatCountOf } from "../../components/format/format-count";
import { ModelList } from "../../components/models/model-list";
import { CommandBlock } from "../../components/ui/command-block";
import { Section } from "../../components/ui/section";
import type { ModelListEntry } from "../../lib/contracts/model";
import { listModels } from "../../lib/data/list-models";
import { CiteChain } from "../_components/cite-chain";
import { pageMetadata } from "../_lib/page-metadata";

export const dynamic = "force-dynamic";
export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "Models",
    description:
      "Every model and system with its records, the suites that have it, and what is only claimed of it.",
    path: "/models",
  });
}

/** Every model and system, by what is here of it. */
export default async function ModelsPage() {
  const models = await listModels();
  const real = models.filter((model) => !model.synthetic);
  const measured = real.filter((model) => model.records > 0);
  const claimed = real.filter((model) => model.records === 0 && model.claims > 0);
  const bare = real.filter((model) => model.records === 0 && model.claims === 0);
  return (
    <>
      <h1>
        {formatCountOf(real.length, "model or system", "models and systems")},{" "}
        {measured.length === real.length ? "all" : measured.length} with a record.
      </h1>
      <p className="lede">
        A record is a measured result with its tasks, interval and evidence. A claim is a figure
        that somebody states, and is never ranked.
      </p>
      <Group id="measured" title="With records" models={measured} />
      <Group id="claimed" title="Claims only" models={claimed} />
      <Group id="bare" title="Registered, nothing measured" models={bare} />
      <Group
        id="synthetic"
        title="Synthetic baselines"
        models={models.filter((model) => model.synthetic)}
      />
      <Section id="describe" title="Describe a model">
        <p>What is known of a model comes from a file that people write:</p>
        <CommandBlock
          label="Command that describes a model"
          lines={["npm run -s errorbar -- model add --file model.yaml"]}
        />
      </Section>
      <p className="quiet">
        <FormatLinks what="This list" address="/api/v1/models" />
      </p>
      <CiteChain title="Models" path="/models" />
    </>
  );
}

interface GroupProps {
  id: string;
  title: string;
  models: readonly ModelListEntry[];
}

function Group({ id, title, models }: GroupProps) {
  return models.length === 0 ? null : (
    <Section id={id} title={title}>
      <ModelList models={models} />
    </Section>
  );
}
