/** A person's wish lists: the lists, sharing the chosen one, and how far away each of its items is. */
import { useLoaderData } from "@remix-run/react";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { Pager } from "~/ui/pager";
import { useTranslation } from "~/ui/texts";
import { ListCard } from "./list-card";
import { ListChoice } from "./list-choice";
import type { loader } from "./wish-lists.server";
import { WishRow } from "./wish-row";
import "./wish-lists.css";

export { action, loader } from "./wish-lists.server";

export const meta = titleMeta;

/** The page. */
export default function WishLists() {
	const { title, lists, chosen, item_count, covered_count } = useLoaderData<typeof loader>();
	const { t } = useTranslation("wish-lists");
	const isSilent = covered_count === null || item_count === 0;
	const covered = covered_count ? t("covered", { count: covered_count }) : t("coveredNone");
	return (
		<div className="stack">
			<PageHead
				title={title}
				subtitle={lists.length > 0 && `${t("summary", { count: item_count })} ${isSilent ? "" : covered}`}
				back={{ href: "/store", label: t("back") }}
				actions={
					<ButtonLink icon="plus" href="/wish_lists/new" opens="dialog">
						{t("actions.new")}
					</ButtonLink>
				}
			/>
			{chosen ? (
				<div className="wish-lists">
					<ListChoice lists={lists} chosen_id={chosen.id} />
					<div className="stack">
						<ListCard list={chosen} />
						<Wishes />
					</div>
				</div>
			) : (
				<EmptyState drawing="heart" title={t("none")} action={<StoreLink />}>
					{t("noneText")}
				</EmptyState>
			)}
		</div>
	);
}

function StoreLink() {
	const { t } = useTranslation("wish-lists");
	return (
		<ButtonLink kind="main" href="/store">
			{t("toStore")}
		</ButtonLink>
	);
}

function Wishes() {
	const { chosen, wishes, page, total_pages } = useLoaderData<typeof loader>();
	const { t } = useTranslation("wish-lists");
	if (!chosen) return null;
	if (wishes.length === 0)
		return (
			<EmptyState drawing="heart" title={t("emptyList")} action={<StoreLink />}>
				{t("noneText")}
			</EmptyState>
		);
	const address = `/wish_lists/${chosen.id}`;
	return (
		<section className="card card-flush" aria-label={chosen.name}>
			<ul className="wishes">
				{wishes.map((wish) => (
					<WishRow key={wish.item.id} wish={wish} list_id={chosen.id} />
				))}
			</ul>
			<Pager page={page} pageCount={total_pages} hrefFor={(target) => `${address}?page=${target}`} action={address} />
		</section>
	);
}
