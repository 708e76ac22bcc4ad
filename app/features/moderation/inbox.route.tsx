/** What waits for the reader's decision: the requests at the left, the open one beside them; on a phone one after the other. */
import { useLoaderData } from "@remix-run/react";
import { titleMeta } from "~/shell/title-meta";
import { classNames } from "~/ui/class-names";
import { PageHead } from "~/ui/page-head";
import { Tabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/texts";
import { FilterForm } from "./filter-form";
import type { loader } from "./inbox.server";
import { KeysBar } from "./keys-bar";
import { RequestCard } from "./request-card";
import { RequestList } from "./request-list";
import "./moderation.css";

export { action, loader } from "./inbox.server";

export const meta = titleMeta;

/** The page. */
export default function Inbox() {
	const data = useLoaderData<typeof loader>();
	const { title, list, open, form, query, isOpened } = data;
	const { t } = useTranslation("moderation");
	return (
		<div className={classNames("stack moderation", isOpened && "moderation-opened")}>
			<PageHead title={title} subtitle={t("subtitle")} />
			{list.rows.length > 0 && <KeysBar {...data} />}
			<div className="between moderation-narrow">
				<Tabs label={title} tabs={list.tabs} />
				<FilterForm list={list} />
			</div>
			<div className="moderation-sides">
				<div className="moderation-requests">
					<RequestList {...data} />
				</div>
				{open && form && <RequestCard request={open} form={form} query={query} />}
			</div>
		</div>
	);
}
