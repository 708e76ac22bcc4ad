/** What people wrote to a question, found by words, without names and in random order. */
import { usePointsWords } from "~/ui/account-display";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import type { ResultsData } from "./results-data";

type TextsProps = { texts: NonNullable<ResultsData["texts"]>; results: ResultsData };

/** The card. */
export function Texts({ texts, results }: TextsProps) {
	const { t } = useTranslation("surveys");
	const words = usePointsWords();
	const { written, group_id } = results;
	const { question_id, search, page, rows, total } = texts;
	const more = new URLSearchParams({ part: "results", texts: String(question_id), page: String(page + 1) });
	if (search) more.set("search", search);
	if (group_id !== null) more.set("group", String(group_id));
	return (
		<Card
			title={t("results.texts")}
			end={<span className="meta">{t("results.answers", { count: total, figure: words.figure(total) })}</span>}
			className="stack"
			id="texts"
		>
			<form method="get" className="row-wrap" action="#texts">
				<input type="hidden" name="part" value="results" />
				{group_id !== null && <input type="hidden" name="group" value={group_id} />}
				<Field label={t("columns.question")}>
					<Select
						name="texts"
						defaultValue={String(question_id)}
						options={written.map(({ id, number, question }) => ({
							value: String(id),
							label: `${number}. ${question}`,
						}))}
					/>
				</Field>
				<Field label={t("results.searchTexts")}>
					<TextInput type="search" name="search" defaultValue={search} maxLength={100} />
				</Field>
				<Button icon="search">{t("results.search")}</Button>
			</form>
			{rows.length === 0 ? (
				<p className="soft">{t("results.noTexts")}</p>
			) : (
				<ul className="survey-texts plain-list">
					{rows.map(({ id, text }) => (
						<li key={id}>{text}</li>
					))}
				</ul>
			)}
			<p className="meta">
				{t("results.random")} {group_id !== null && t("results.textsOfAll")}
			</p>
			{(page + 1) * 20 < total && (
				<div className="row">
					<ButtonLink href={`?${more}`}>{t("results.more")}</ButtonLink>
				</div>
			)}
		</Card>
	);
}
