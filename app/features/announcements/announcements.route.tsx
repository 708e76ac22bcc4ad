/** What the company announced to this person and still holds; account owners find the way to all of them here. */
import { useLoaderData } from "@remix-run/react";
import { announcementsFace } from "#workers/features/announcements/lists/get-announcements";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import "./announcements.css";

export const loader = listLoader(announcementsFace, { manage: "announcements/get-managed-announcements" });

export const action = reportAction(announcementsFace);

export const meta = titleMeta;

/** The screen. */
export default function Announcements() {
	const { title, list, may } = useLoaderData<typeof loader>();
	const { t } = useTranslation("announcements");
	return (
		<ListScreen
			list={list}
			title={title}
			subtitle={t("subtitle")}
			actions={
				may.manage && (
					<>
						<ButtonLink href="/announcements/manage">{t("page.manage")}</ButtonLink>
						<ButtonLink kind="main" icon="plus" href="/announcements/new">
							{t("manage.new")}
						</ButtonLink>
					</>
				)
			}
			cells={{
				title: ({ id, title: name, is_pinned, read_at }) => (
					<Anchor className={read_at === null ? "link hit strong" : "link hit"} href={`/announcements/${id}`}>
						{name}
						{is_pinned === 1 && <span className="unseen">, {t("page.pinned")}</span>}
					</Anchor>
				),
				reading: ({ reading }) => <Tag tone={tones[reading]}>{t(`reading.${reading}`)}</Tag>,
			}}
			drawing="feed"
		/>
	);
}

const tones = { unread: "main", to_confirm: "warn", read: "plain", confirmed: "good" } as const;
