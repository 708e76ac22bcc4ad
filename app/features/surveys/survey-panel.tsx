/** The surveys of a member for the account owner: which, what was answered, and correcting it in its place. */
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Field } from "~/ui/field";
import { RichText } from "~/ui/rich-text";
import { Select } from "~/ui/select";
import { useTranslation } from "~/ui/texts";
import { FetchFailure } from "./fetch-failure";
import type { loadSurveyPanel } from "./panel.server";
import { SurveyAnswers } from "./survey-answers";
import { SurveyForm } from "./survey-form";
import "./surveys.css";

/** What the panel shows. */
export type SurveyPanelData = NonNullable<Awaited<ReturnType<typeof loadSurveyPanel>>>;

/** The card. */
export function SurveyPanel({ panel, user_id }: { panel: SurveyPanelData; user_id: number }) {
	const { t } = useTranslation("surveys");
	const { surveys, shown, isEdited, failure } = panel;
	const base = `/members/${user_id}`;
	return (
		<Card title={t("panel.title")} className="stack" id="surveys">
			<FetchFailure text={failure} />
			{surveys.length === 0 && !failure && <p className="soft">{t("panel.none")}</p>}
			{surveys.length > 1 && (
				<form method="get" className="row-wrap">
					<Field label={t("panel.choose")}>
						<Select
							name="survey"
							defaultValue={String(shown?.survey.id ?? "")}
							options={surveys.map(({ id, name }) => ({ value: String(id), label: name }))}
						/>
					</Field>
					<Button>{t("panel.show")}</Button>
				</form>
			)}
			{shown && (
				<>
					<div className="between">
						<h3>{shown.survey.name}</h3>
						{!isEdited && shown.survey.user_can_edit === 1 && (
							<ButtonLink icon="edit" href={`${base}?survey=${shown.survey.id}&edit=survey`} keepsScroll>
								{t("answer.edit")}
							</ButtonLink>
						)}
					</div>
					<RichText nodes={shown.survey.description} />
					{isEdited ? (
						<SurveyForm {...shown} cancelHref={`${base}?survey=${shown.survey.id}`} />
					) : (
						<SurveyAnswers questions={shown.survey.questions} />
					)}
				</>
			)}
		</Card>
	);
}
