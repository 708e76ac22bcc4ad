/** How a line of the statement is shown: when, why, how much, and the balance after it. */

import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import type { TableColumn } from "~/ui/data-table/columns";
import { useTranslation } from "~/ui/texts";
import { type StatementLine, whatHappened, whyItHappened } from "./statement-line";

/** Columns of the statement; on a phone each line is a card. */
export function useStatementColumns(): TableColumn<StatementLine>[] {
	const { t } = useTranslation("points");
	const words = usePointsWords();
	return [
		{ key: "created_at", heading: t("columns.date"), role: "end", cell: When },
		{
			key: "kind",
			heading: t("columns.reason"),
			role: "lead",
			cell: (line) => <Why line={line} />,
		},
		{
			key: "points",
			heading: words.label,
			role: "figure",
			toEnd: true,
			cell: (line) => (
				<span className={line.points > 0 ? "figure strong points-in" : "figure strong"}>
					{line.points > 0 ? "+" : "−"}
					{words.figure(Math.abs(line.points))}
				</span>
			),
		},
		{
			key: "balance",
			heading: t("columns.balance"),
			role: "quiet",
			toEnd: true,
			cell: (line) => (
				<span className="figure">
					<span className="mobile-only">{t("statement.balanceAfter", { balance: words.figure(line.balance) })}</span>
					<span className="wide-only">{words.figure(line.balance)}</span>
				</span>
			),
		},
	];
}

function When(line: StatementLine) {
	return <time dateTime={line.at}>{line.when}</time>;
}

function Why({ line }: { line: StatementLine }) {
	const { t } = useTranslation("points");
	const what = whatHappened(line);
	const why = whyItHappened(line);
	const details = [line.program, line.behaviors.join(", ")].filter(Boolean).join(" · ");
	return (
		<div className="statement-why">
			<p className="strong">{t(what.key, what.values)}</p>
			<div className="statement-rest">
				{why.text && <p className="statement-message">{why.key ? t(why.key) : why.text}</p>}
				{details && <p className="meta">{details}</p>}
				{line.recognition_id !== null && (
					<Anchor className="link" href={`/recognitions/${line.recognition_id}`}>
						{t("statement.viewRecognition")}
					</Anchor>
				)}
				{line.order_id !== null && (
					<Anchor className="link" href={`/store/orders/${line.order_id}`}>
						{t("statement.viewOrder")}
					</Anchor>
				)}
			</div>
		</div>
	);
}
