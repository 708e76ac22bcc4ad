/** One announcement: its words, 'I have read this' where it asks for it, and for account owners whom it reached. */
import { useLoaderData } from "@remix-run/react";
import { titleMeta } from "~/shell/title-meta";
import { useFrame } from "~/shell/use-frame";
import { Anchor } from "~/ui/anchor";
import { Avatar } from "~/ui/avatar";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./announcement.server";
import { Attachments, AttachmentsCard } from "./attachments";
import { ConfirmForm } from "./confirm-form";
import { ReportCard } from "./report-card";
import "./announcements.css";

export { action, loader } from "./announcement.server";

export const meta = titleMeta;

export const handle = { takesFiles: "announcements/add-attachment" };

/** The page. */
export default function AnnouncementPage() {
	const { announcement, report, is_for_me, state, mayManage } = useLoaderData<typeof loader>();
	const { t } = useTranslation("announcements");
	return (
		<div className="stack">
			<PageHead
				title={announcement.title}
				back={
					mayManage
						? { href: "/announcements/manage", label: t("manage.title") }
						: { href: "/announcements", label: t("title") }
				}
				actions={report && <OwnersActions />}
			/>
			<div className={report ? "split" : "page-narrow stack"}>
				<div className="stack">
					<StateNotice />
					{announcement.paragraphs.length > 0 && <Words />}
					<AttachmentsCard />
					{state === "running" && is_for_me === 1 && announcement.asks_confirmation === 1 && <Confirmation />}
				</div>
				{report && <ReportCard />}
			</div>
		</div>
	);
}

function OwnersActions() {
	const { announcement, report } = useLoaderData<typeof loader>();
	const { t } = useTranslation("announcements");
	const { languages } = useFrame().account;
	const href = `/announcements/${announcement.id}`;
	if (!report) return null;
	const isDraft = report.status === "draft";
	return (
		<>
			{(report.may_cancel === 1 || isDraft) && (
				<ButtonLink href={`${href}/cancel`} opens="dialog">
					{t(isDraft ? "report.delete" : "report.cancel")}
				</ButtonLink>
			)}
			{report.may_edit === 1 && languages.length > 1 && (
				<ButtonLink href={`${href}/languages`}>{t("report.languages")}</ButtonLink>
			)}
			{report.may_edit === 1 && (
				<ButtonLink kind="main" icon="edit" href={`${href}/edit`}>
					{t("report.edit")}
				</ButtonLink>
			)}
		</>
	);
}

/** What is to be known before its words: nobody sees it yet, or no more. */
function StateNotice() {
	const { state, ended } = useLoaderData<typeof loader>();
	const { t } = useTranslation("announcements");
	if (state === "running") return null;
	return <Notice tone={state === "unpublished" ? "info" : "warn"}>{t(`page.${state}`, { date: ended ?? "" })}</Notice>;
}

function Words() {
	const { announcement, activity_id } = useLoaderData<typeof loader>();
	const { t } = useTranslation("announcements");
	const { author, starts, until, is_pinned, paragraphs } = announcement;
	const pinned = is_pinned === 1 ? (until ? t("page.pinnedUntil", { date: until }) : t("page.pinned")) : null;
	return (
		<article className="card stack-small">
			{(pinned ?? until) && (
				<p className="meta row">
					<Icon name={pinned ? "megaphone" : "calendar"} size="small" />
					{pinned ?? t("page.until", { date: until ?? "" })}
				</p>
			)}
			<div className="row">
				<Avatar name={author.name} image_url={author.image_url} />
				<div>
					<p className="strong">{author.name}</p>
					{starts && <p className="meta">{starts}</p>}
				</div>
			</div>
			{paragraphs.map((paragraph, at) => (
				<p key={`${at}${paragraph.length}`} className="lines">
					{paragraph}
				</p>
			))}
			<Attachments />
			{activity_id !== null && (
				<Anchor className="link hit" href={`/activities/${activity_id}`}>
					{t("page.discuss")}
				</Anchor>
			)}
		</article>
	);
}

function Confirmation() {
	const { announcement } = useLoaderData<typeof loader>();
	const { t } = useTranslation("announcements");
	return (
		<Card>
			{announcement.confirmed ? (
				<p className="row">
					<Icon name="check-circle" /> {t("page.confirmed", { date: announcement.confirmed })}
				</p>
			) : (
				<ConfirmForm announcement_id={announcement.id} isMain />
			)}
		</Card>
	);
}
