/** A wish list as whoever has its link sees it, signed in or not. */
import { useLoaderData } from "@remix-run/react";
import { titleMeta } from "~/shell/title-meta";
import { useFrame } from "~/shell/use-frame";
import { VisitorFrame } from "~/shell/visitor-frame";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { Avatar } from "~/ui/avatar";
import { LaurelWreath } from "~/ui/ornament";
import { Pager } from "~/ui/pager";
import { Picture } from "~/ui/picture";
import { hueOf } from "~/ui/rules/text";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./shared-list.server";
import "./shared-list.css";

export { loader } from "./shared-list.server";

export const meta = titleMeta;

/** The page; members see it in their own frame. */
export default function SharedList() {
	const { user } = useFrame();
	return user ? (
		<Shared />
	) : (
		<VisitorFrame>
			<Shared />
		</VisitorFrame>
	);
}

function Shared() {
	const { name, owner, item_count, items, changed, page, total_pages, path } = useLoaderData<typeof loader>();
	const { account, user } = useFrame();
	const { t } = useTranslation("wish-lists");
	return (
		<div className="stack">
			<header className="shared-head">
				<span className="shared-face">
					<LaurelWreath />
					<Avatar name={owner.name} image_url={owner.image_url} sizePx={96} />
				</span>
				<div>
					<h1>{name}</h1>
					<p>{t("sharedBy", { count: item_count, name: owner.name, date: changed })}</p>
				</div>
			</header>
			{items.length === 0 && <p className="soft">{t("sharedEmpty")}</p>}
			<ul className="shared-wishes">
				{items.map((item) => (
					<SharedWish key={item.id} item={item} isMember={user !== null} />
				))}
			</ul>
			<Pager page={page} pageCount={total_pages} hrefFor={(target) => `${path}?page=${target}`} action={path} />
			{!user && (
				<p>
					<Anchor className="link hit" href="/login">
						{t("signIn", { company: account.company_name })}
					</Anchor>
				</p>
			)}
		</div>
	);
}

type Item = ReturnType<typeof useLoaderData<typeof loader>>["items"][number];

function SharedWish({ item, isMember }: { item: Item; isMember: boolean }) {
	const { t } = useTranslation("wish-lists");
	const words = usePointsWords();
	return (
		<li className="stack-small">
			<Picture src={item.image_url} alt="" hue={hueOf(item.name)} />
			{item.brand_name && <span className="meta">{item.brand_name}</span>}
			{isMember && item.is_out_of_stock === 0 ? (
				<Anchor className="strong plain hit is-near" href={`/store/item/${item.id}`}>
					{item.name}
				</Anchor>
			) : (
				<span className="strong">{item.name}</span>
			)}
			<span className="figure">
				{item.quantity > 1 && `${t("quantity", { count: item.quantity })} `}
				{item.label === null ? words.withLabel(item.points) : `${words.figure(item.points)} ${item.label}`}
			</span>
			{item.note && <span className="meta">{t("quoted", { note: item.note })}</span>}
			<span className="row-wrap">
				{item.priority === 3 && <Tag tone="main">{t("mostWanted")}</Tag>}
				{item.is_out_of_stock === 1 && <Tag>{t("common:tile.out")}</Tag>}
			</span>
		</li>
	);
}
