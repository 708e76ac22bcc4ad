/** One wish: the item, how far away it is, and what may be done with it. */
import type { useLoaderData } from "@remix-run/react";
import { useBalance } from "~/features/catalog";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { useFrame } from "~/shell/use-frame";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Picture } from "~/ui/picture";
import { ProgressBar } from "~/ui/progress-bar";
import { hueOf } from "~/ui/rules/text";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./wish-lists.server";

const removal = "wish-lists/remove-wish-list-item";
const adding = "cart/save-shopping-cart-item";
const fewLeft = 10;

type Wish = ReturnType<typeof useLoaderData<typeof loader>>["wishes"][number];

/** The row. */
export function WishRow({ wish, list_id }: { wish: Wish; list_id: number }) {
	const { item, wallet, note, quantity, priority, is_listed } = wish;
	const { t } = useTranslation("wish-lists");
	const words = usePointsWords();
	const isOut = is_listed === 0 || item.quantity_left === 0;
	return (
		<li className="wish">
			<Picture className="wish-picture" src={item.image_url} alt="" hue={hueOf(item.name)} />
			<div className="wish-about">
				{item.brand_name && <span className="meta">{item.brand_name}</span>}
				{is_listed === 1 ? (
					<Anchor className="strong plain hit is-near" href={`/store/item/${item.id}`}>
						{item.name}
					</Anchor>
				) : (
					<span className="strong">{item.name}</span>
				)}
				<span className="figure">
					{quantity > 1 && `${t("quantity", { count: quantity })} `}
					<b>{words.figure(item.points)}</b>{" "}
					{item.points_was !== undefined && (
						<s className="soft">
							<span className="unseen">{t("common:tile.was")} </span>
							{words.figure(item.points_was)}
						</s>
					)}{" "}
					<span className="meta">{wallet?.name ?? words.labelOf(item.points)}</span>
				</span>
				{wish.sale_end && <span className="meta wish-sale">{wish.sale_end}</span>}
				{note && <span className="meta">{t("quoted", { note })}</span>}
				<Labels left={is_listed === 1 ? item.quantity_left : 0} isListed={is_listed === 1} priority={priority} />
			</div>
			<div className="wish-goal">{!isOut && !wallet && <Goal wish={wish} />}</div>
			<div className="wish-buttons">
				{!isOut && <Buy wish={wish} list_id={list_id} />}
				<Anchor className="link hit" href={`/wish_lists/${list_id}/items/${item.id}`} opens="dialog">
					{t("actions.note")}
					<span className="unseen">, {item.name}</span>
				</Anchor>
				<EndpointForm form={removal} instance={item.id} action={`/wish_lists/${list_id}`}>
					<input type="hidden" name="wish_list_id" value={list_id} />
					<input type="hidden" name="item_id" value={item.id} />
					<SubmitButton form={removal} instance={item.id} kind="quiet">
						{t("actions.take")}
						<span className="unseen">, {item.name}</span>
					</SubmitButton>
				</EndpointForm>
			</div>
		</li>
	);
}

function Labels({ left, isListed, priority }: { left: number | null; isListed: boolean; priority: number }) {
	const { t } = useTranslation("wish-lists");
	const isFew = left !== null && left <= fewLeft;
	if (!isFew && priority !== 3) return null;
	return (
		<span className="row-wrap">
			{priority === 3 && <Tag tone="main">{t("mostWanted")}</Tag>}
			{isFew && (
				<Tag tone={left === 0 ? "plain" : "warn"}>
					{isListed ? t(left === 0 ? "common:tile.out" : "common:tile.few", { left }) : t("notListed")}
				</Tag>
			)}
		</span>
	);
}

/** The goal: how much of the price of all that are wished for is there, what is missing, and when it will be there. */
function Goal({ wish: { item, quantity, about } }: { wish: Wish }) {
	const { t } = useTranslation("wish-lists");
	const words = usePointsWords();
	const balance = useBalance();
	if (balance === undefined) return null;
	const price = item.points * quantity;
	const missing = price - balance;
	const percent = price === 0 ? 100 : Math.floor((100 * balance) / price);
	const state = missing <= 0 ? t("inReach") : t("missing", { points: words.figure(missing) });
	const note = missing <= 0 ? t("leftAfter", { points: words.figure(-missing) }) : about && t("about", { date: about });
	return (
		<>
			<p className="between">
				<b>{state}</b>
				{note && <span className="meta">{note}</span>}
			</p>
			<ProgressBar percent={percent} label={`${item.name}: ${state}`} isGoal />
		</>
	);
}

/** Into the cart at once, as many as are wished for, where the item has one form and is sold so; else it is chosen on its page. */
function Buy({ wish: { item, wallet, quantity, variant_id, may_add }, list_id }: { wish: Wish; list_id: number }) {
	const { t } = useTranslation("wish-lists");
	const points = useBalance();
	const balance = wallet ? wallet.balance : points;
	const { account, user } = useFrame();
	if (balance === undefined || balance < item.points || wallet?.mayBuy === false) return null;
	const mayFillCart = account.flags?.disallow_adding_items_to_cart !== 1 && user?.disable_cart !== 1;
	const unseen = <span className="unseen">, {item.name}</span>;
	if (variant_id === null || !may_add || !mayFillCart || balance < item.points * quantity)
		return (
			<ButtonLink href={`/store/item/${item.id}`}>
				{t("actions.choose")}
				{unseen}
			</ButtonLink>
		);
	return (
		<EndpointForm form={adding} instance={item.id} action={`/wish_lists/${list_id}`}>
			<input type="hidden" name="wish_list_id" value={list_id} />
			<input type="hidden" name="data.itemId" value={variant_id} />
			<input type="hidden" name="quantity" value={quantity} />
			<SubmitButton form={adding} instance={item.id}>
				{quantity > 1 ? t("actions.addSeveral", { count: quantity }) : t("actions.addToCart")}
				{unseen}
			</SubmitButton>
		</EndpointForm>
	);
}
