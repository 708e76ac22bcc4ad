/** The card of sale levels: the level, how far the year's sales fill each, the months with a sale, and what is missing to the next. */
import type { EndpointOutput } from "#workers/registry";
import { DollarsNote } from "~/list/dollars-note";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { classNames } from "~/ui/class-names";
import { Fact, Facts } from "~/ui/facts";
import { useTranslation } from "~/ui/texts";
import "./level-card.css";

/** What the card shows (specification §3, "Sale level summary"). */
export type LevelSummary = NonNullable<EndpointOutput<"sales/get-sale-level-summary">["sales_level_summary"]>;

/** From so many segments on a bar has no labels (specification §9). */
const maxLabelled = 9;

/** The card. */
export function LevelCard({ summary }: { summary: LevelSummary }) {
	const { level_title, current_level, current_level_alias, bonus_data } = summary;
	const { program_details_link: link, program_details_text } = summary;
	return (
		<Card title={summary.section_title} className="stack">
			<div className="row">
				<svg className="sale-level-badge" viewBox="0 0 100 100" aria-hidden="true">
					<use href="/webapp/drawings.svg#badge-trophy" />
				</svg>
				<div>
					<p className="meta">{level_title}</p>
					<p className="sale-level-name">{current_level_alias}</p>
					{current_level !== null && current_level !== current_level_alias && <p>{current_level}</p>}
				</div>
			</div>
			<Segments segments={summary.percentages} />
			<ul className="sale-level-legend">
				{summary.legend_info.map(({ key, label }) => (
					<li key={key} className={key === "counted" ? "is-counted" : undefined}>
						{label}
					</li>
				))}
			</ul>
			<Lines lines={summary.extra_labels} />
			<DollarsNote />
			<h3>{bonus_data.main_label}</h3>
			<Segments segments={bonus_data.percentage_data} />
			<Lines lines={bonus_data.extra_labels} />
			{link !== "" && (
				<Anchor className="link hit" href={link} isDocument={!link.startsWith("/")}>
					{program_details_text}
				</Anchor>
			)}
		</Card>
	);
}

/** A bar of segments, each filled as far as it says; those who only hear it hear every segment. */
function Segments({ segments }: { segments: LevelSummary["percentages"] }) {
	const { t } = useTranslation("sales");
	const isLabelled = segments.length <= maxLabelled;
	return (
		<ol className={classNames("sale-segments", isLabelled && "is-labelled")}>
			{segments.map(({ percentage, label }) => (
				<li key={label}>
					<span className="sale-segment" aria-hidden="true">
						<span style={{ width: `${percentage}%` }} />
					</span>
					<span className={isLabelled ? "meta sale-segment-label" : "unseen"}>
						{t("level.filled", { label, percent: percentage })}
					</span>
				</li>
			))}
		</ol>
	);
}

function Lines({ lines }: { lines: LevelSummary["extra_labels"] }) {
	return (
		<Facts>
			{lines.map(({ label, value, layout }) => (
				<Fact key={label} term={label} className={layout === "total" ? "strong" : undefined}>
					{value}
				</Fact>
			))}
		</Facts>
	);
}
