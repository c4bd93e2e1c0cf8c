import type { PairVerdict } from "../../../lib/core/pairs/pair-verdict";

interface WorkedComparison {
  /** The system's id in the file of outcomes. */
  id: string;
  name: string;
  passed: number;
  /** Tasks that the leader alone passed, and that this one alone passed. */
  onlyLeader: number;
  onlyThis: number;
  p: number;
  pHolm: number;
  interval: { low: number; high: number };
  verdict: PairVerdict;
}

/**
 * The leading system of SWE-bench Verified against three others, from the outcomes that the project
 * agent-psychometrics collected from the public board. A test computes all of it again from that file.
 */
export const workedExample: {
  cycle: string;
  systems: number;
  tasks: number;
  pairs: number;
  leader: { id: string; name: string; passed: number; interval: { low: number; high: number } };
  others: readonly WorkedComparison[];
} = {
  cycle: "6b67ec2f9bd6",
  systems: 90,
  tasks: 500,
  pairs: 4005,
  leader: {
    id: "20251205_sonar-foundation-agent_claude-opus-4-5",
    name: "Sonar Foundation Agent with Claude Opus 4.5",
    passed: 396,
    interval: { low: 0.756, high: 0.828 },
  },
  others: [
    {
      id: "20250928_trae_doubao_seed_code",
      name: "TRAE, Doubao Seed Code",
      passed: 394,
      onlyLeader: 33,
      onlyThis: 31,
      p: 0.9006532462520329,
      pHolm: 1,
      interval: { low: -0.026, high: 0.034 },
      verdict: "within-noise",
    },
    {
      id: "20250522_tools_claude-4-opus",
      name: "Tools, Claude 4 Opus",
      passed: 366,
      onlyLeader: 49,
      onlyThis: 19,
      p: 0.0003579552716131655,
      pHolm: 0.2960290096240879,
      interval: { low: 0.032, high: 0.094 },
      verdict: "leans",
    },
    {
      id: "20250807_openhands_gpt5",
      name: "OpenHands, GPT-5",
      passed: 359,
      onlyLeader: 55,
      onlyThis: 18,
      p: 0.00001691361710298563,
      pHolm: 0.0171842349766334,
      interval: { low: 0.042, high: 0.108 },
      verdict: "separated",
    },
  ],
};
