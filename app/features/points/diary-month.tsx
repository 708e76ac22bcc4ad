/** A month of the statement: what came, what went and what was left in one line, then each entry with its words. */
import { type PointsWords, usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { Avatar } from "~/ui/avatar";
import { Dotted } from "~/ui/dotted";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/texts";
import {
	behindLine,
	type StatementLine,
	type StatementMonth,
	signOfLine,
	whatHappened,
	whyItHappened,
} from "./statement-line";

/** A line with its day in words. */
type DiaryLine = StatementLine & { when: string };

/** A month with its name and those of its lines that stand on the page. */
export type MonthOfDiary = StatementMonth & { name: string; lines: DiaryLine[] };

/** The place of a month on the page, to which the list of months leads. */
export const placeOfMonth = ({ month, newest_id }: StatementMonth) => `month-${month}-${newest_id}`;

/** A figure with its sign: '+250', '−890'. */
export function signed(points: number, words: PointsWords): string {
	const sign = points < 0 ? "−" : "+";
	return `${points === 0 ? "" : sign}${words.figure(Math.abs(points))}`;
}

/** The month. */
export function DiaryMonth({ month }: { month: MonthOfDiary }) {
	const { t } = useTranslation("points");
	const words = usePointsWords();
	const id = placeOfMonth(month);
	const sums = {
		received: words.figure(month.received),
		spent: words.figure(Math.abs(month.spent)),
		balance: words.figure(month.balance),
	};
	return (
		<section id={id} className="diary-month" aria-labelledby={`${id}-name ${id}-sums`}>
			<div className="diary-month-head">
				<h2 id={`${id}-name`}>{month.name}</h2>
				<p id={`${id}-sums`} className="meta figure">
					{t(month.spent < 0 ? "statement.sumsBack" : "statement.sums", sums)}
				</p>
			</div>
			<ul className="card card-flush">
				{month.lines.map((line) => (
					<DiaryEntry key={line.id} line={line} />
				))}
			</ul>
		</section>
	);
}

/** One entry: face or sign, who did what, and the figure in the first row; the words below them at full width. */
function DiaryEntry({ line }: { line: DiaryLine }) {
	const { t } = useTranslation("points");
	const words = usePointsWords();
	const why = whyItHappened(line);
	const isBought = namesWhatWasBought(line);
	const behaviors = line.behaviors.join(", ");
	const hasDetails = behaviors !== "" || Boolean(line.program);
	const hasMessage = line.message !== null;
	return (
		<li className="diary-entry">
			{line.recognizedBy ? (
				<Avatar name={line.recognizedBy} image_url={line.recognizedByImage} sizePx={48} />
			) : (
				<span className="diary-sign">
					<Icon name={signOfLine(line)} />
				</span>
			)}
			<div className="diary-what">
				<p>
					<EntryTitle line={line} />
				</p>
				{!hasMessage && !isBought && why.text && <p className="soft">{why.key ? t(why.key) : why.text}</p>}
				<p className="meta">
					<Dotted facts={[isBought && t(whatHappened(line)), line.when]} />
				</p>
			</div>
			<span className={line.points > 0 ? "diary-figure points-in" : "diary-figure"}>
				{signed(line.points, words)}
				<span className="unseen"> {words.labelOf(line.points)}</span>
			</span>
			{(hasMessage || hasDetails) && (
				<div className="diary-words">
					{hasMessage && <p className="diary-message">{line.message}</p>}
					{hasDetails && (
						<p className="meta">
							<Dotted facts={[behaviors, line.program]} />
						</p>
					)}
				</div>
			)}
		</li>
	);
}

/** Stands for the name while a sentence is translated, so that the name can be the link in it. */
const nameMark = "\u2060";

/** A line of an order is called by what was bought. */
const namesWhatWasBought = ({ order_id, reason }: DiaryLine) => order_id !== null && reason !== "";

/** What happened, in a sentence whose name is the way to the screen behind the line. */
function EntryTitle({ line }: { line: DiaryLine }) {
	const { t } = useTranslation("points");
	const href = behindLine(line);
	const sentence = namesWhatWasBought(line)
		? line.reason
		: t(whatHappened(line), { name: line.recognizedBy ? nameMark : (line.actor_name ?? "") });
	const [before, after] = sentence.split(nameMark);
	const name = after === undefined ? sentence : line.recognizedBy;
	const shown = href ? (
		<Anchor className="plain strong" href={href}>
			{name}
		</Anchor>
	) : (
		<span className="strong">{name}</span>
	);
	if (after === undefined) return shown;
	return (
		<>
			{before}
			{shown}
			{after}
		</>
	);
}
