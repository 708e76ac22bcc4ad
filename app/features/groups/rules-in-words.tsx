/** Rules as sentences. */
import type { EndpointOutput } from "#workers/registry";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";

type Rule = EndpointOutput<"groups/get-group-details">["group"]["rules"][number];

/** Whom they take, rule by rule; one that cannot hold any more says why. */
export function RulesInWords({ matching, rules }: { matching: "all" | "any"; rules: readonly Rule[] }) {
	const { t } = useTranslation("groups");
	return (
		<>
			<p className="soft">{t(`rules.meets.${matching}`)}</p>
			<ul className="stack-small">
				{rules.map(({ field, operator, label, labels, problem }) => (
					<li key={`${field} ${operator} ${labels.join()}`}>
						{label} {t(`rules.operators.${operator}`)} <span className="strong">{labels.join(t("rules.or"))}</span>{" "}
						{problem && <Tag tone="bad">{t(`rules.problems.${problem}`)}</Tag>}
					</li>
				))}
			</ul>
		</>
	);
}
