/** What one question came to: a scale as columns with its average, choices as bars, always with a table. */
import { usePointsWords } from "~/ui/account-display";
import { Card } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/texts";
import type { ResultsData } from "./results-data";

type Question = ResultsData["questions"][number];

const columnPx = 140;

/** The card. */
export function QuestionResult({ question }: { question: Question }) {
	const { t } = useTranslation("surveys");
	const words = usePointsWords();
	const { number, question: name, answered, is_hidden, type, values } = question;
	return (
		<Card
			title={`${number}. ${name}`}
			end={
				is_hidden === 0 && (
					<span className="meta">{t("results.answers", { count: answered, figure: words.figure(answered) })}</span>
				)
			}
			className="stack"
		>
			{is_hidden === 1 && (
				<p className="meta survey-privacy">
					<Icon name="lock" size="small" /> {t("results.hidden")}
				</p>
			)}
			{type === "scale" && is_hidden === 0 && <Columns question={question} />}
			{type !== "scale" && values.length > 0 && <Bars question={question} />}
			{values.length > 0 && <AsTable question={question} />}
			{(type === "checkbox_group" || type === "dropdown_multi") && is_hidden === 0 && (
				<p className="meta">{t("results.several")}</p>
			)}
		</Card>
	);
}

function Columns({ question }: { question: Question }) {
	const { t } = useTranslation("surveys");
	const words = usePointsWords();
	const most = Math.max(1, ...question.values.map(({ people }) => people));
	return (
		<div className="stack-small">
			<p>
				<span className="survey-average">{t("results.figure", { figure: question.average })}</span>{" "}
				<span className="meta">{t("results.average")}</span>
			</p>
			<ol className="survey-columns plain-list" aria-hidden="true">
				{question.values.map(({ value, people }) => (
					<li key={value}>
						<span>{words.figure(people)}</span>
						<span style={{ height: `${Math.round((people * columnPx) / most)}px` }} />
						<span>{value}</span>
					</li>
				))}
			</ol>
		</div>
	);
}

function Bars({ question }: { question: Question }) {
	const { t } = useTranslation("surveys");
	return (
		<ul className="survey-bars plain-list">
			{question.values.map(({ value, label, share }) => (
				<li key={value}>
					<div className="between">
						<span>{label}</span>
						<span className="strong figure">{t("results.percent", { percent: share })}</span>
					</div>
					<div className="survey-progress" aria-hidden="true">
						<span style={{ width: `${share}%` }} />
					</div>
				</li>
			))}
		</ul>
	);
}

function AsTable({ question }: { question: Question }) {
	const { t } = useTranslation("surveys");
	const words = usePointsWords();
	return (
		<details>
			<summary>{t("results.asTable")}</summary>
			<table className="survey-table">
				<thead>
					<tr>
						<th scope="col">{t("results.value")}</th>
						<th scope="col">{t("results.people")}</th>
						<th scope="col">{t("results.share")}</th>
					</tr>
				</thead>
				<tbody>
					{question.values.map(({ value, label, people, share }) => (
						<tr key={value}>
							<th scope="row">{label}</th>
							<td>{words.figure(people)}</td>
							<td>{t("results.percent", { percent: share })}</td>
						</tr>
					))}
				</tbody>
			</table>
		</details>
	);
}
