/** What the order costs, what is left after it, and placing it. */
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { TermsText } from "~/shell/terms-text";
import { useFrame } from "~/shell/use-frame";
import { type PointsWords, usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { Fact, Facts } from "~/ui/facts";
import { Icon } from "~/ui/icon";
import { MobileActionBar } from "~/ui/mobile-action-bar";
import { Notice } from "~/ui/notice";
import { type Lookup, useTranslation } from "~/ui/texts";
import type { loader } from "./checkout.server";

/** Props: true while a line must be mended first; how many points the buyer lacks, and how much their wallet does. */
export type OrderTotalProps = { isBlocked: boolean; missing: number; missingInWallet: number };

/** The sum beside the cart, and at a phone's foot. */
export function OrderTotal({ isBlocked, missing, missingInWallet }: OrderTotalProps) {
	const { cart, order, wallet } = useLoaderData<typeof loader>();
	const { user } = useFrame();
	const { t } = useTranslation("checkout");
	const words = usePointsWords();
	const left = (user?.point_balance ?? 0) - cart.total_points;
	const isStopped = isBlocked || missing + missingInWallet > 0;
	const hasPoints = usePointsUnits() > 0;
	const inWallet = missingInWallet > 0 && t("short.walletTitle", { points: words.figure(missingInWallet) });
	const ofPoints = hasPoints && leftWords(t, words, missing, left);
	const said = (missing === 0 && inWallet) || ofPoints || undefined;
	const ofWallet = wallet && `${words.figure(cart.total_wallet_points)} ${wallet.name}`;
	const isOfBoth = hasPoints && ofWallet && missing + missingInWallet === 0;
	const after = isBlocked ? t("total.checkFirst") : isOfBoth ? `+ ${ofWallet}` : words.areHidden ? undefined : said;
	const button = (
		<SubmitButton form={order.form} kind="main" size="tall" isFull disabled={isStopped}>
			{t("placeOrder")}
		</SubmitButton>
	);
	return (
		<Card title={t("total.title")} className="stay">
			<EndpointForm form={order.form} className="stack" repeatKey={`cart:${cart.cart_version}`} hidesProblems>
				<input type="hidden" name="cart_version" value={cart.cart_version} />
				{cart.items.map(({ itemId, qty, item }) => (
					<input key={itemId} type="hidden" name="shoppingCart.items" value={`${itemId}:${qty}:${item.points}`} />
				))}
				<CartFacts />
				{isBlocked && <Notice tone="bad">{t("total.blocked")}</Notice>}
				{!isBlocked && missing + missingInWallet > 0 && (
					<Anchor className="link hit" href="#cart">
						{t("short.remove")}
					</Anchor>
				)}
				<Terms />
				<div className="wide-only">{button}</div>
				<p className="meta">{t("total.note")}</p>
			</EndpointForm>
			<MobileActionBar sum={hasPoints ? words.withLabel(cart.total_points) : ofWallet} note={after}>
				{button}
			</MobileActionBar>
		</Card>
	);
}

/** '13,660 points missing', or what will be left. */
function leftWords(t: Lookup<"checkout">, words: PointsWords, missing: number, left: number): string {
	if (missing > 0) return t("total.missing", { points: words.withLabel(missing) });
	return t("total.leftAfter", { points: words.figure(left) });
}

/** How many pieces of the cart are paid with points, not from the wallet. */
function usePointsUnits(): number {
	const { cart } = useLoaderData<typeof loader>();
	const ofPoints = cart.items.filter(({ item }) => item.product_type !== "wallet_product");
	return ofPoints.reduce((sum, { qty }) => sum + qty, 0);
}

/** What each balance pays, and what is left of it. */
function CartFacts() {
	const { cart, deliveries, wallet } = useLoaderData<typeof loader>();
	const { user } = useFrame();
	const { t } = useTranslation("checkout");
	const words = usePointsWords();
	const balance = user?.point_balance ?? 0;
	const left = balance - cart.total_points;
	const units = usePointsUnits();
	const delivery = deliveries.includes("courier") && <Fact term={t("total.delivery")}>{t("total.free")}</Fact>;
	return (
		<Facts>
			{units > 0 && !wallet && <Fact term={t("items", { count: units })}>{words.figure(cart.total_points)}</Fact>}
			{units > 0 && delivery}
			{units > 0 && (
				<Fact term={t(wallet ? "total.pointsTotal" : "total.total")} isTotal>
					{words.figure(cart.total_points)}{" "}
					<span className={wallet ? "unseen" : undefined}>{words.labelOf(cart.total_points)}</span>
				</Fact>
			)}
			{units > 0 && (
				<BalanceFacts
					balance={balance}
					left={left}
					label={t("total.balance")}
					leftLabel={t(left < 0 ? "total.short" : "total.left")}
				/>
			)}
			{wallet && (
				<WalletFacts {...wallet}>
					{units === 0 && (
						<Fact term={t("items", { count: cart.total_units })}>{words.figure(cart.total_wallet_points)}</Fact>
					)}
					{units === 0 && delivery}
				</WalletFacts>
			)}
		</Facts>
	);
}

/** The second sum, which another balance pays, and what is left of that. */
function WalletFacts({ name, balance, children }: { name: string; balance: number; children: ReactNode }) {
	const { cart } = useLoaderData<typeof loader>();
	const { t } = useTranslation("checkout");
	const words = usePointsWords();
	const left = balance - cart.total_wallet_points;
	return (
		<>
			{children}
			<Fact term={t("total.walletTotal")} isTotal>
				{words.figure(cart.total_wallet_points)} <span className="unseen">{name}</span>
			</Fact>
			<BalanceFacts
				balance={balance}
				left={left}
				label={t("total.walletBalance")}
				leftLabel={t(left < 0 ? "total.walletShort" : "total.walletLeft")}
			/>
		</>
	);
}

type BalanceFactsProps = { balance: number; left: number; label: string; leftLabel: string };

/** A balance, and what the order leaves of it, or lacks; nothing where the account hides points. */
function BalanceFacts({ balance, left, label, leftLabel }: BalanceFactsProps) {
	const words = usePointsWords();
	if (words.areHidden) return null;
	return (
		<>
			<Fact term={label}>{words.figure(balance)}</Fact>
			<Fact term={leftLabel} className={left < 0 ? "facts-short" : undefined} valueClassName="strong">
				{words.figure(Math.abs(left))}
			</Fact>
		</>
	);
}

/** The terms, where they are to be accepted with this order. */
function Terms() {
	const { terms, own_terms } = useLoaderData<typeof loader>().order;
	const { t } = useTranslation("checkout");
	if (!terms) return null;
	return (
		<div className="stack-small">
			{own_terms?.text ? (
				<details className="fold">
					<summary>
						{t("session:terms.read")}
						<Icon name="chevron-down" size="small" />
					</summary>
					<TermsText text={own_terms.text} />
				</details>
			) : (
				<p className="meta">{t("session:terms.text")}</p>
			)}
			{own_terms && <input type="hidden" name="terms_version" value={own_terms.number} />}
			<FormField of={terms} />
		</div>
	);
}
