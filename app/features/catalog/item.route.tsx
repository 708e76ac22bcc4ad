/** One item of the store: pictures, variants with price and stock, adding to the cart, description, items like it. */
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { useFormAnswer } from "~/form/form-scope";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { Icon } from "~/ui/icon";
import { RichText } from "~/ui/rich-text";
import { useTranslation } from "~/ui/texts";
import { BuyForm } from "./buy-form";
import { FlashFigures } from "./flash-figures";
import { Gallery } from "./gallery";
import type { loader } from "./item.server";
import { ItemShelf } from "./shelves";
import "./catalog.css";

export { action, loader } from "./item.server";

export const meta = titleMeta;

/** The item's screen. */
export default function Item() {
	const { item } = useLoaderData<typeof loader>();
	return <ItemPage key={item.id} />;
}

function ItemPage() {
	const { item, chosen_id, related, now_ms, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("catalog");
	const { answer } = useFormAnswer(form.name);
	const [variantId, setVariantId] = useState(Number(answer?.typed["data.itemId"]?.[0]) || chosen_id);
	const variant = item.variants.find(({ id }) => id === variantId) ?? item.variants[0];
	const category = item.category_path.at(-1);
	return (
		<>
			<Anchor className="back" href={category ? `/store/category/${category.id}` : "/store"}>
				<Icon name="chevron-left" size="small" />
				{category?.name ?? t("store.title")}
			</Anchor>
			<div className="item">
				<Gallery item={item} shown={variant?.image_url ?? undefined} />
				<div className="stack">
					<div>
						{item.brand_name && (
							<Anchor className="item-brand" href={`/store?brand=${encodeURIComponent(item.brand_name)}`}>
								{item.brand_name}
							</Anchor>
						)}
						<h1>{item.name}</h1>
					</div>
					{variant && <BuyForm variant={variant} onVariant={setVariantId} />}
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
			{related.length > 0 && (
				<div className="item-related">
					<FlashFigures items={related}>
						<ItemShelf title={t("shelves.related")} items={related} context="recommended" nowMs={now_ms} />
					</FlashFigures>
				</div>
			)}
		</>
	);
}
