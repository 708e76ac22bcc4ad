/** The cards that people send each other: the form of one, and those that the reader received and sent. */
import { useLoaderData } from "@remix-run/react";
import { ListPager } from "~/list/list-pager";
import { NoRows } from "~/list/no-rows";
import { ListReport } from "~/list/report-button";
import { titleMeta } from "~/shell/title-meta";
import { PageHead } from "~/ui/page-head";
import { Tabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/texts";
import { AppreciationCard } from "./appreciation-card";
import type { loader } from "./appreciations.server";
import { SendForm } from "./send-form";
import "./appreciations.css";

export { action, loader } from "./appreciations.server";

export const meta = titleMeta;

/** The page. */
export default function Appreciations() {
	const { title, list, left_today } = useLoaderData<typeof loader>();
	const { t } = useTranslation("appreciations");
	const isSent = list.fields.direction === "sent";
	return (
		<div className="stack">
			<PageHead title={title} subtitle={left_today > 0 ? t("subtitle", { count: left_today }) : t("none_left")} />
			{left_today > 0 && <SendForm />}
			<Tabs label={title} tabs={list.tabs} />
			{list.rows.length === 0 ? (
				<NoRows list={list} drawing="heart" hasCard />
			) : (
				<>
					<ul className="appreciations">
						{list.rows.map(({ id, design, message, written, ...row }) => (
							<AppreciationCard
								key={id}
								{...{ design, message, when: written.created_at ?? "" }}
								person={
									isSent
										? { name: row.recipient, image_url: row.recipient_image, says: t("to", { name: row.recipient }) }
										: { name: row.sender, image_url: row.sender_image, says: t("from", { name: row.sender }) }
								}
							/>
						))}
					</ul>
					<ListPager list={list} />
					<ListReport report={list.report} />
				</>
			)}
		</div>
	);
}
