/** What a survey came to: figures, groups, each question as bars or columns with a table, and what was written. */
import { usePointsWords } from "~/ui/account-display";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";
import { Select } from "~/ui/select";
import { useTranslation } from "~/ui/texts";
import { QuestionResult } from "./question-result";
import type { ResultsData } from "./results-data";
import { Texts } from "./texts";

/** The page's part. */
export function Results({ results }: { results: ResultsData }) {
	const { t } = useTranslation("surveys");
	const { survey, questions, is_hidden, texts } = results;
	return (
		<div className="survey-results">
			<Figures results={results} />
			<Card>
				<form method="get" className="row-wrap survey-filter">
					<input type="hidden" name="part" value="results" />
					<Field label={t("results.filter")}>
						<Select
							name="group"
							defaultValue={results.group_id === null ? "" : String(results.group_id)}
							placeholder={t("results.everybody")}
							options={results.groups.map(({ id, name }) => ({ value: String(id), label: name }))}
						/>
					</Field>
					<Button>{t("results.show")}</Button>
					<ButtonLink icon="download" href={`/reports?report=survey_results&survey_id=${survey.id}`}>
						{t("results.download")}
					</ButtonLink>
				</form>
			</Card>
			{is_hidden === 1 ? (
				<Notice>{results.group_id === null ? t("results.none") : t("results.hidden")}</Notice>
			) : (
				questions.map((question) => <QuestionResult key={question.id} question={question} />)
			)}
			{texts && <Texts texts={texts} results={results} />}
			{results.groups.length > 0 && <Groups results={results} />}
		</div>
	);
}

function Figures({ results }: { results: ResultsData }) {
	const { t } = useTranslation("surveys");
	const words = usePointsWords();
	const { sent_count, started_count, paid_count, points } = results.survey;
	const figures = [
		[t("results.answered"), sent_count],
		[t("results.started"), started_count - sent_count],
		...(points > 0 ? ([[t("results.paid"), paid_count * points]] as const) : []),
	] as const;
	return (
		<Card>
			<dl className="survey-figures">
				{figures.map(([term, figure]) => (
					<div key={term}>
						<dt>{term}</dt>
						<dd className="figure">{words.figure(figure)}</dd>
					</div>
				))}
			</dl>
		</Card>
	);
}

function Groups({ results }: { results: ResultsData }) {
	const { t } = useTranslation("surveys");
	const words = usePointsWords();
	return (
		<Card title={t("results.groups")}>
			<table className="survey-table">
				<thead>
					<tr>
						<th scope="col">{t("results.group")}</th>
						<th scope="col">{t("results.people")}</th>
					</tr>
				</thead>
				<tbody>
					{results.groups.map(({ id, name, people }) => (
						<tr key={id}>
							<th scope="row">{name}</th>
							<td>
								{people === null ? (
									<span className="meta survey-privacy">
										<Icon name="lock" size="small" /> {t("results.hidden")}
									</span>
								) : (
									words.figure(people)
								)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</Card>
	);
}
