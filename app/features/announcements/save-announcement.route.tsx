/** The page on which an announcement is written: its words, who gets it, when, how much it must be seen, and how people see it. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { FormFoot } from "~/form/form-foot";
import { FormScope } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import { AudienceCard } from "./audience-card";
import { LastCard } from "./last-card";
import { Preview, useTyped } from "./preview";
import type { loader } from "./save-announcement.server";
import { SendFoot } from "./send-foot";
import { SeenCard, WhenCard } from "./timing-cards";
import "./announcements.css";

export { action, loader } from "./save-announcement.server";

export const meta = titleMeta;

/** The page. */
export default function SaveAnnouncement() {
	const { title, announcement, isSent, form, correction, values, choices } = useLoaderData<typeof loader>();
	const { t } = useTranslation("announcements");
	const face = isSent ? correction : form;
	const { typed, onInput } = useTyped(values);
	return (
		<FormScope form={face} values={values}>
			<div className="stack">
				<PageHead
					title={title}
					subtitle={useSubtitle()}
					back={
						announcement
							? { href: `/announcements/${announcement.id}`, label: String(values.title ?? "") }
							: { href: "/announcements/manage", label: t("manage.title") }
					}
				/>
				<div className="split">
					<EndpointForm form={face} values={values} className="stack" onInput={onInput}>
						<WordsCard />
						<FilesCard />
						{!isSent && <AudienceCard typed={typed} />}
						<WhenCard />
						<SeenCard />
						{isSent && announcement ? (
							<FormFoot form={face} back={`/announcements/${announcement.id}`}>
								{t("form.correct")}
							</FormFoot>
						) : (
							<SendFoot />
						)}
					</EndpointForm>
					<div className="stack">
						<Preview typed={typed} />
						{choices.last && <LastCard last={choices.last} />}
					</div>
				</div>
			</div>
		</FormScope>
	);
}

/** Where it stands: new, a draft, scheduled, or with people. */
function useSubtitle(): string {
	const { announcement, isSent } = useLoaderData<typeof loader>();
	const { t } = useTranslation("announcements");
	if (!announcement) return t("form.subtitle");
	if (isSent) return t("form.published");
	if (announcement.status === "draft") return t("form.draft", { date: announcement.saved });
	return t("form.scheduled", { date: announcement.starts ?? "" });
}

function WordsCard() {
	const { announcement, isSent, form, correction, language } = useLoaderData<typeof loader>();
	const { t } = useTranslation("announcements");
	const { fields } = isSent ? correction : form;
	return (
		<Card className="stack">
			<FormField of={fields.title} isFirst={!announcement} />
			<FormField of={fields.text} rows={8} hint={t("form.textHint")} />
			<p className="meta">
				{t("form.inLanguage", { language })}{" "}
				{announcement && announcement.others !== "" && (
					<Anchor className="link hit" href={`/announcements/${announcement.id}/languages`}>
						{t("form.translate", { languages: announcement.others })}
					</Anchor>
				)}
			</p>
		</Card>
	);
}

/** Which files go with it; a draft is saved before some are added, so that its words stay. */
function FilesCard() {
	const { announcement, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("announcements");
	const files = announcement?.files ?? [];
	const isDraft = !announcement || announcement.status === "draft";
	return (
		<Card title={t("attachments.title")} className="stack-small">
			<p>{files.length > 0 ? files.join(", ") : t("attachments.none")}</p>
			<p className="meta">{t(isDraft ? "attachments.draftHint" : "attachments.elsewhere")}</p>
			{isDraft && (
				<div className="row-wrap">
					<SubmitButton form={form} name="act" value="files">
						{t("attachments.saveAndAdd")}
					</SubmitButton>
				</div>
			)}
		</Card>
	);
}
