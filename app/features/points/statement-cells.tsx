/** The statement's own cells: why a line is there, how much came or went, and the balance after it. */

import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { useTranslation } from "~/ui/texts";
import { type StatementLine, whatHappened, whyItHappened } from "./statement-line";

/** What was added or taken, with its sign. */
export function Amount({ points }: { points: number }) {
	const words = usePointsWords();
	return (
		<span className={points > 0 ? "figure strong points-in" : "figure strong"}>
			{points > 0 ? "+" : "−"}
			{words.figure(Math.abs(points))}
		</span>
	);
}

/** The balance after a line; on a phone it says what it is. */
export function Balance({ balance }: { balance: number }) {
	const { t } = useTranslation("points");
	const words = usePointsWords();
	return (
		<span className="figure">
			<span className="mobile-only">{t("statement.balanceAfter", { balance: words.figure(balance) })}</span>
			<span className="wide-only">{words.figure(balance)}</span>
		</span>
	);
}

/** What happened, why, and the way to it. */
export function Why({ line }: { line: StatementLine }) {
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
