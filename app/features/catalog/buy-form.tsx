/** Choosing a variant and a quantity, and putting them into the cart. */
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { useFrame } from "~/shell/use-frame";
import { usePointsWords } from "~/ui/account-display";
import { AffordableMark } from "~/ui/affordable-mark";
import { PickChip } from "~/ui/choice";
import { FieldGroup } from "~/ui/field";
import { MobileActionBar } from "~/ui/mobile-action-bar";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import { AddedNote } from "./added-note";
import { FlashLines } from "./flash-lines";
import { GiftFields } from "./gift-fields";
import type { loader } from "./item.server";
import { QuantityField } from "./quantity-field";
import { useBalance } from "./use-balance";
import { useSale } from "./use-sale";
import { groupVariants } from "./variant-groups";

const fewLeft = 10;

type Variant = ReturnType<typeof useLoaderData<typeof loader>>["item"]["variants"][number];

/** Price and choices; without what buys where the account or the person may not fill a cart. */
export function BuyForm({ variant, onVariant }: { variant: Variant; onVariant: (id: number) => void }) {
	const { item, form, quantity, repeat_key, sale_end, now_ms, added, wallet } = useLoaderData<typeof loader>();
	const { account, user } = useFrame();
	const { t } = useTranslation("catalog");
	const words = usePointsWords();
	const mayBuy =
		account.flags?.disallow_adding_items_to_cart !== 1 && user?.disable_cart !== 1 && wallet?.mayBuy !== false;
	const sale = useSale(item, variant.stock);
	const [hasCountedDown, setCountedDown] = useState(false);
	const hasEnded = sale.isOn && (sale.hasEnded || hasCountedDown);
	const left = sale.isOn ? sale.left : variant.stock;
	const isSoldOut = left === 0 || hasEnded;
	const isAdded = added?.variant_id === variant.id;
	const add = (look: object) => (
		<SubmitButton kind="main" icon="cart" form={form} disabled={isSoldOut} {...look}>
			{t("item.addToCart")}
		</SubmitButton>
	);
	return (
		<EndpointForm form={form} className="stack" repeatKey={repeat_key} values={{ quantity: quantity.choices[0] }}>
			{sale.isOn && (
				<FlashLines
					item={item}
					endText={sale_end}
					nowMs={now_ms}
					hasEnded={hasEnded}
					onEnd={() => setCountedDown(true)}
				/>
			)}
			<PriceLines variant={variant} stock={hasEnded ? null : left} isAdded={isAdded} />
			{item.variants.length > 1 ? (
				<VariantFields chosen={variant} onVariant={onVariant} />
			) : (
				<input type="hidden" name="data.itemId" value={variant.id} />
			)}
			{wallet?.mayBuy === false && <p className="soft">{t("item.walletBuysNothing")}</p>}
			{mayBuy && isAdded && <AddedNote added={added} variant={variant} />}
			{mayBuy && !isAdded && (
				<>
					<QuantityField stock={maxUnits(item, left)} />
					{variant.is_gift_card === 1 && <GiftFields />}
					<div className="wide-only">{add({ size: "tall", isFull: true })}</div>
					<MobileActionBar sum={words.figure(variant.points)} note={wallet?.name ?? words.labelOf(variant.points)}>
						{add({})}
					</MobileActionBar>
				</>
			)}
		</EndpointForm>
	);
}

/** The most that one person can choose; null: as many as they like. */
function maxUnits({ limit_per_member }: { limit_per_member?: number }, left: number | null): number | null {
	if (limit_per_member === undefined) return left;
	return left === null ? limit_per_member : Math.min(left, limit_per_member);
}

/** The price of one, what the balance says to it, and how many are left. */
function PriceLines({ variant, stock, isAdded }: { variant: Variant; stock: number | null; isAdded: boolean }) {
	const { quantity, wallet } = useLoaderData<typeof loader>();
	const { t } = useTranslation("catalog");
	const words = usePointsWords();
	const points = useBalance();
	const balance = wallet ? wallet.balance : points;
	const label = wallet?.name ?? words.labelOf(variant.points);
	const least = variant.points * Math.min(...quantity.choices);
	const left = balance === undefined ? undefined : balance - least;
	const money = words.money(variant.points);
	return (
		<div className="stack-small" aria-live="polite">
			<p className="item-price">
				<b className="large-figure">{words.figure(variant.points)}</b> <span>{label}</span>
				{variant.points_was !== undefined && (
					<s className="soft figure">
						<span className="unseen">{t("common:tile.was")} </span>
						{words.figure(variant.points_was)}
					</s>
				)}
				{money && <span className="soft figure">{money}</span>}
				{least > variant.points && <span className="soft">{t("common:tile.perItem")}</span>}
			</p>
			{left !== undefined && left >= 0 && !isAdded && (
				<p className="row item-affordable">
					<AffordableMark />
					<span>
						{wallet
							? t("item.leftInWallet", { points: words.figure(left) })
							: t("item.leftAfter", { points: words.withLabel(left) })}
					</span>
				</p>
			)}
			{left !== undefined && left < 0 && !isAdded && (
				<p className="soft">{t("common:tile.missing", { points: words.figure(-left) })}</p>
			)}
			{stock !== null && stock <= fewLeft && (
				<p>
					<Tag tone="ink">{stock === 0 ? t("common:tile.out") : t("common:tile.few", { left: stock })}</Tag>
				</p>
			)}
		</div>
	);
}

/** The variants as chips; prices stand on them where they differ, and what is sold out cannot be chosen. */
function VariantFields({ chosen, onVariant }: { chosen: Variant; onVariant: (id: number) => void }) {
	const { item } = useLoaderData<typeof loader>();
	const { t } = useTranslation("catalog");
	const words = usePointsWords();
	const haveOnePrice = item.variants.every(({ points }) => points === item.variants[0]?.points);
	const groups = groupVariants(item.variants, {
		legend: t("item.variant"),
		label: (number) => t("item.variantNumber", { number }),
	});
	return groups.map(({ legend, choices }) => (
		<FieldGroup key={legend} legend={legend} layout="chips">
			{choices.map(({ variant, label }) => (
				<PickChip
					key={variant.id}
					type="radio"
					name="data.itemId"
					value={variant.id}
					defaultChecked={variant.id === chosen.id}
					disabled={variant.stock === 0}
					onChange={() => onVariant(variant.id)}
					label={
						<span>
							{label}
							{!haveOnePrice && <span className="meta figure"> {words.figure(variant.points)}</span>}
							{variant.stock === 0 && <span className="meta"> {t("common:tile.out")}</span>}
						</span>
					}
				/>
			))}
		</FieldGroup>
	));
}
