/** One item of the store: pictures, variants with price and stock, adding to the cart, description, items like it. */
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { Reviews } from "~/features/reviews";
import { useFormAnswer } from "~/form/form-scope";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { Icon } from "~/ui/icon";
import { PageHead } from "~/ui/page-head";
import { RichText } from "~/ui/rich-text";
import { useTranslation } from "~/ui/texts";
import { BuyForm } from "./buy-form";
import { FlashFigures } from "./flash-figures";
import { Gallery } from "./gallery";
import type { loader } from "./item.server";
import { ItemShelf } from "./shelves";
import "./catalog.css";
import "./item.css";

export { action, loader } from "./item.server";

export const meta = titleMeta;

/** The item's screen. */
export default function Item() {
	const { item } = useLoaderData<typeof loader>();
	return <ItemPage key={item.id} />;
}

function ItemPage() {
	const { item, back, chosen_id, related, now_ms, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("catalog");
	const { answer } = useFormAnswer(form.name);
	const [variantId, setVariantId] = useState(Number(answer?.typed["data.itemId"]?.[0]) || chosen_id);
	const variant = item.variants.find(({ id }) => id === variantId) ?? item.variants[0];
	return (
		<>
			<PageHead
				title={item.name}
				subtitle={item.brand_name && <BrandLink brand={item.brand_name} />}
				back={{ href: back.href, label: back.label ?? t("store.title") }}
			/>
			<div className="item">
				<Gallery item={item} shown={variant?.image_url ?? undefined} />
				<div className="stack">
					{variant && <BuyForm variant={variant} onVariant={setVariantId} />}
					<WishLink />
					{variant && <Delivery delivery={variant.delivery} />}
					{item.description.length > 0 && (
						<details className="fold" open>
							<summary>
								<h2 className="item-fold">{t("item.details")}</h2>
								<Icon name="chevron-down" size="small" />
							</summary>
							<RichText nodes={item.description} />
						</details>
					)}
				</div>
			</div>
			<ItemReviews />
			{related.length > 0 && (
				<div className="item-related">
					<FlashFigures items={related}>
						<ItemShelf
							name="related"
							title={t("shelves.related")}
							items={related}
							context="recommended"
							nowMs={now_ms}
						/>
					</FlashFigures>
				</div>
			)}
		</>
	);
}

function ItemReviews() {
	const { item, reviews } = useLoaderData<typeof loader>();
	const { t } = useTranslation("reviews");
	return <Reviews reviews={reviews} address={`/store/item/${item.id}`} none={t("none")} className="item-reviews" />;
}

/** The brand, which leads to everything of it. */
function BrandLink({ brand }: { brand: string }) {
	return (
		<Anchor className="item-brand" href={`/store?brand=${encodeURIComponent(brand)}`}>
			{brand}
		</Anchor>
	);
}

/** Puts the item on a list, or says on which it stands. */
function WishLink() {
	const { item, wished } = useLoaderData<typeof loader>();
	const { t } = useTranslation("wish-lists");
	const [name] = wished;
	const onOne = name === undefined ? t("actions.add") : t("actions.change", { name });
	return (
		<Anchor className="link hit row" href={`/wish_lists/add/${item.id}`} opens="dialog">
			<Icon name={name === undefined ? "heart" : "heart-filled"} size="small" />
			<span>{wished.length > 1 ? t("actions.changeMany", { count: wished.length }) : onOne}</span>
		</Anchor>
	);
}

const deliveryIcons = { courier: "truck", email: "mail", donation: "heart" } as const;

/** How it reaches its recipient: a courier's words only where one comes. */
function Delivery({ delivery }: { delivery: keyof typeof deliveryIcons }) {
	const { t } = useTranslation("catalog");
	return (
		<p className="row soft item-delivery">
			<Icon name={deliveryIcons[delivery]} size="small" />
			<span>{t(`delivery.${delivery}`)}</span>
		</p>
	);
}
