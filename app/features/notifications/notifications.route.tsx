/** What a person was told, newest first: what is unread stands out, and is marked as read one by one or all at once. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { ListPager } from "~/list/list-pager";
import { ListReport } from "~/list/report-button";
import { titleMeta } from "~/shell/title-meta";
import { useFrame } from "~/shell/use-frame";
import { Anchor } from "~/ui/anchor";
import { Button, ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { PageHead } from "~/ui/page-head";
import { PointsFigure } from "~/ui/points-figure";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./notifications.server";
import "./notifications.css";

export { action, loader } from "./notifications.server";

export const meta = titleMeta;

/** The screen. */
export default function Notifications() {
	const { title, list } = useLoaderData<typeof loader>();
	const { user } = useFrame();
	const { t } = useTranslation("notifications");
	const count = user?.unread_notifs_and_announc_cnt ?? 0;
	if (list.total_rows === 0)
		return (
			<div className="page-middle">
				<PageHead title={title} actions={<ToSettings />} />
				<EmptyState drawing="feed" title={t("emptyTitle")}>
					{t("emptyText")}
				</EmptyState>
			</div>
		);
	return (
		<div className="page-middle">
			<PageHead
				title={title}
				subtitle={count > 0 ? t("unread", { count }) : t("allRead")}
				actions={
					<>
						{count > 0 && <MarkAll />}
						<ToSettings />
					</>
				}
			/>
			<div className="stack-small">
				<section className="card card-flush" aria-label={t("list")}>
					<ul>
						{list.rows.map((row) => (
							<Told key={row.id} row={row} />
						))}
					</ul>
					<ListPager list={list} />
				</section>
				<ListReport report={list.report} />
			</div>
		</div>
	);
}

/** The way to what one is told of, and where. */
function ToSettings() {
	const { t } = useTranslation("notifications");
	return (
		<ButtonLink href="/notifications/settings" icon="sliders">
			{t("settings.title")}
		</ButtonLink>
	);
}

function MarkAll() {
	const { t } = useTranslation("notifications");
	return (
		<EndpointForm form="notifications/update-last-seen-timestamp">
			<SubmitButton form="notifications/update-last-seen-timestamp">{t("markAll")}</SubmitButton>
		</EndpointForm>
	);
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>["list"]["rows"][number];

function Told({ row: { id, text, to, icon, points, is_unread, when } }: { row: Row }) {
	const { t } = useTranslation("notifications");
	return (
		<li className={classNames("told", is_unread === 1 && "told-unread")}>
			<Icon name={icon ?? "bell"} />
			<div className="told-words">
				<span className="told-text" title={text}>
					{is_unread === 1 && <span className="unseen">{t("new")}: </span>}
					{to === null ? (
						text
					) : (
						<Anchor className="plain" href={to}>
							{text}
						</Anchor>
					)}
				</span>
				{points !== null && <PointsFigure points={points} hasSign hasMoney={false} />}
				<span className="meta">{when}</span>
				{is_unread === 1 && (
					<EndpointForm form="notifications/mark-notification-as-read" instance={id} preventScrollReset>
						<input type="hidden" name="notification_id" value={id} />
						<Button kind="quiet" size="small" type="submit" aria-label={t("markOneOf", { text })}>
							{t("markOne")}
						</Button>
					</EndpointForm>
				)}
			</div>
		</li>
	);
}
