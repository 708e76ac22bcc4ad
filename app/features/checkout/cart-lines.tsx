/** The lines of the cart: item, price, quantity, what changed since it was added, and taking it out. */
import { useLoaderData } from "@remix-run/react";
import { optionInWords } from "#workers/features/catalog/rules/option-words";
import { EndpointForm } from "~/form/endpoint-form";
import { formKey } from "~/form/form-answer";
import { useFormAnswer, useFormScope } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { useFrame } from "~/shell/use-frame";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { FieldError } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { Picture } from "~/ui/picture";
import { PointsFigure } from "~/ui/points-figure";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./checkout.server";
import { FlashHold } from "./flash-hold";
import type { Line } from "./line";
import { LineQuantity, lineForm } from "./line-quantity";

const removal = "cart/remove-shopping-cart-item";

/** All lines in a card. */
export function CartLines() {
	const { cart } = useLoaderData<typeof loader>();
	const { t } = useTranslation("checkout");
	return (
		<Card
			id="cart"
			title={t("items", { count: cart.total_units })}
			end={<Anchor href="/store">{t("keepShopping")}</Anchor>}
		>
			<ul className="cart-lines">
				{cart.items.map((line) => (
					<CartLine key={line.itemId} line={line} />
				))}
			</ul>
		</Card>
	);
}

function CartLine({ line }: { line: Line }) {
	const { item, itemId, notices } = line;
	const { account } = useFrame();
	const { t } = useTranslation("checkout");
	const words = usePointsWords();
	const { wallet } = useLoaderData<typeof loader>();
	const label = item.product_type === "wallet_product" ? wallet?.name : undefined;
	const error = useLineError(itemId);
	const isGone = notices.some(({ code }) => code === "unavailable");
	const mayChange = !isGone && account.flags?.disallow_adding_items_to_cart !== 1;
	return (
		<li id={`line-${itemId}`} className={isGone ? "cart-line cart-line-gone" : "cart-line"}>
			<Picture src={item.image_url} alt="" width={192} height={192} />
			<div className="cart-words">
				{item.brand_name && <span className="meta">{item.brand_name}</span>}
				<Anchor className="plain strong" href={`/store/item/${item.id}?variant=${itemId}`}>
					{item.name}
				</Anchor>
				{item.options.length > 0 && <span className="meta">{item.options.map(optionInWords).join(", ")}</span>}
				{line.recipient_first_name && (
					<span className="meta">
						{t("for", { name: `${line.recipient_first_name} ${line.recipient_last_name}`.trim() })}
					</span>
				)}
				{line.custom_message && <q className="meta">{line.custom_message}</q>}
			</div>
			<p className="cart-price">
				<PointsFigure points={line.points} hasMoney={false} isPrice label={label} />
				{item.points_was !== undefined && (
					<s className="soft figure">
						<span className="unseen">{t("common:tile.was")} </span>
						{words.figure(item.points_was * line.qty)}
					</s>
				)}
				{line.qty > 1 && (
					<span className="meta">
						<PointsFigure points={item.points} hasMoney={false} isPrice label={label} /> {t("each")}
					</span>
				)}
			</p>
			<div className="cart-actions">
				{mayChange ? (
					<LineQuantity line={line} />
				) : (
					<span className="soft">{t("quantityIs", { count: line.qty })}</span>
				)}
				<EndpointForm form={removal} instance={itemId} preventScrollReset>
					<input type="hidden" name="catalog_item_id" value={itemId} />
					<SubmitButton form={removal} instance={itemId} kind="quiet" aria-label={t("removeItem", { item: item.name })}>
						{t("remove")}
					</SubmitButton>
				</EndpointForm>
			</div>
			<FlashHold line={line} />
			{(notices.length > 0 || error) && (
				<div className="cart-notices" id={`line-${itemId}-notices`}>
					{error && <FieldError text={error} />}
					{notices
						.filter(({ text }) => text !== error)
						.map(({ code, text, is_blocking }) => (
							<Notice key={code} tone={is_blocking ? "bad" : "warn"}>
								{text}
							</Notice>
						))}
				</div>
			)}
		</li>
	);
}

/** What the last try said of this line: changing its quantity, or ordering it. */
function useLineError(itemId: number): string | undefined {
	const { problems } = useFormScope();
	const refusal = useFormAnswer(formKey(lineForm, itemId)).answer?.refusal;
	return refusal ? (refusal.errors?.quantity?.[0] ?? refusal.resultMsg) : problems[`items.${itemId}`]?.[0];
}
