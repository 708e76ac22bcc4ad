/** A submission: what was answered, what became of it with the words to its sender, and changing or deciding it. */
import { useLoaderData } from "@remix-run/react";
import { SurveyAnswers, SurveyForm } from "~/features/surveys";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { PageHead } from "~/ui/page-head";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./submission.server";
import { toneOf } from "./tone-of";

export { serverErrorAction as clientAction } from "~/form/server-error";
export { action, loader } from "./submission.server";

export const meta = titleMeta;

/** The page. */
export default function Submission() {
	const { submission, filled, sendForm, isEdited, step } = useLoaderData<typeof loader>();
	const { t } = useTranslation("forms");
	const { id, name, status, sender, sent, is_own, may_edit, may_decide } = submission;
	const here = `/forms/submissions/${id}`;
	const line =
		is_own === 1 ? t("submission.sentOn", { date: sent }) : t("submission.sentBy", { name: sender.name, date: sent });
	return (
		<div className="stack">
			<PageHead
				title={name}
				subtitle={
					<>
						<Tag tone={toneOf[status]}>{t(`submissionStatus.${status}`)}</Tag> {line}
					</>
				}
				back={{
					href: is_own === 1 ? "/forms/submissions" : "/forms/submissions?whose=handled",
					label: t("submissions.title"),
				}}
				actions={
					may_edit === 1 &&
					!isEdited && (
						<ButtonLink icon="edit" href={`${here}?edit=1`}>
							{t("submission.edit")}
						</ButtonLink>
					)
				}
			/>
			{isEdited ? (
				<>
					<p className="soft">{t("submission.locked")}</p>
					<SurveyForm survey={filled} form={sendForm} step={step} cancelHref={here} isSteps />
				</>
			) : (
				<>
					{may_decide === 1 && <Deciding />}
					<Card title={t("submission.answers")}>
						<SurveyAnswers questions={filled.questions} />
					</Card>
					<Steps />
				</>
			)}
		</div>
	);
}

function Deciding() {
	const { submission, decideForm } = useLoaderData<typeof loader>();
	const { t } = useTranslation("forms");
	const { fields } = decideForm;
	const options = (fields.status.options ?? []).filter(({ value }) => value !== submission.status);
	return (
		<Card title={t("decide.title")} id="decide">
			<EndpointForm
				form={decideForm}
				className="stack page-narrow"
				values={{ status: options[0]?.value ?? "", word: "" }}
			>
				<input type="hidden" name="version" value={submission.version} />
				<FormField of={{ ...fields.status, options }} layout="list" />
				<FormField of={fields.word} hint={t("decide.wordHint")} rows={3} />
				<div className="row">
					<SubmitButton form={decideForm} kind="main">
						{t("decide.send")}
					</SubmitButton>
				</div>
			</EndpointForm>
		</Card>
	);
}

/** What became of it, the newest first. */
function Steps() {
	const { submission, steps } = useLoaderData<typeof loader>();
	const { t } = useTranslation("forms");
	return (
		<Card title={t("submission.steps")}>
			{steps.length === 0 && (
				<p className="soft">{t(submission.is_own === 1 ? "submission.waits" : "submission.waitsForYou")}</p>
			)}
			<ol className="plain-list stack">
				{steps.map(({ id, name, status, word, when }) => (
					<li key={id} className="stack-small">
						<p>
							<Tag tone={toneOf[status]}>{t(`submissionStatus.${status}`)}</Tag>{" "}
							<span className="meta">{t("submission.by", { name, date: when })}</span>
						</p>
						{word !== "" && <p className="lines">{word}</p>}
					</li>
				))}
			</ol>
		</Card>
	);
}
