/** All announcements as account owners look after them: where each stands, and whom it reached. */
import { useLoaderData } from "@remix-run/react";
import { managedAnnouncementsFace } from "#workers/features/announcements/lists/get-managed-announcements";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { StatusDot } from "~/ui/status-dot";
import { useTranslation } from "~/ui/texts";
import { dotStatus } from "./status-of";

export const loader = listLoader(managedAnnouncementsFace);

export const action = reportAction(managedAnnouncementsFace);

export const meta = titleMeta;

/** The screen. */
export default function ManagedAnnouncements() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("announcements");
	const write = (
		<ButtonLink kind="main" icon="plus" href="/announcements/new">
			{t("manage.new")}
		</ButtonLink>
	);
	return (
		<ListScreen
			list={list}
			title={title}
			subtitle={t("manage.subtitle")}
			back={{ href: "/announcements", label: t("title") }}
			actions={write}
			cells={{
				title: ({ id, title: name }) => (
					<Anchor className="link hit" href={`/announcements/${id}`}>
						{name}
					</Anchor>
				),
				status: ({ status, is_expired }) => (
					<StatusDot
						status={dotStatus(status, is_expired === 1)}
						label={is_expired === 1 ? t("manage.expired") : t(`status.${status}`)}
					/>
				),
				confirmed_count: ({ asks_confirmation, confirmed_count }) => (asks_confirmation === 1 ? confirmed_count : "-"),
			}}
			drawing="feed"
		/>
	);
}
