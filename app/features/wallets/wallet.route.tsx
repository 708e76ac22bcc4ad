/** One's wallet: what is in it beside the points, what ends when, what it buys, what moved. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { StoreTile, TileGrid } from "~/ui/store-tile";
import { useTranslation } from "~/ui/texts";
import { Movements } from "./movements";
import type { loader } from "./wallet.server";
import "./wallet.css";

export { action, loader } from "./wallet.server";

export const meta = titleMeta;

/** From the first of the three notices on, what ends is said as a warning. */
const nearMs = 30 * 24 * 60 * 60 * 1000;

/** The screen. */
export default function Wallet() {
	const { title, list, settings, wallet, products } = useLoaderData<typeof loader>();
	const { t } = useTranslation("wallets");
	return (
		<>
			<PageHead title={title} subtitle={t("subtitle")} back={{ href: "/points", label: t("points:statement.title") }} />
			<div className="stack-large">
				<Balances />
				{wallet.may_redeem === 0 ? <Notice>{t("cannotRedeem")}</Notice> : products && <Products />}
				<Movements list={list} />
				{settings && <Settings />}
			</div>
		</>
	);
}

/** Both balances: the wallet's large, the points small, and that they never mix. */
function Balances() {
	const { wallet, points, doPointsEnd } = useLoaderData<typeof loader>();
	const { t } = useTranslation("wallets");
	const words = usePointsWords();
	const worth = (balance: number) => {
		const money = words.money(balance);
		return money && <p className="soft">{t("worth", { money })}</p>;
	};
	return (
		<div className="wallet-balances">
			<Card title={t("inWallet")}>
				<div className="stack-small">
					<p className="wallet-balance">{words.figure(wallet.balance)}</p>
					{worth(wallet.balance)}
					<Expiries />
				</div>
			</Card>
			<Card title={t("points")}>
				<div className="stack-small">
					<p className="wallet-points">{words.figure(points.balance)}</p>
					{worth(points.balance)}
					{!doPointsEnd && <p className="meta">{t("never")}</p>}
					<Anchor className="link hit" href="/points">
						{t("seePoints")}
					</Anchor>
				</div>
			</Card>
		</div>
	);
}

/** What ends next, by date and amount, and what after it; a warning once it is near. */
function Expiries() {
	const { expiries, now_ms } = useLoaderData<typeof loader>();
	const { t } = useTranslation("wallets");
	const words = usePointsWords();
	const [next, ...later] = expiries;
	if (!next) return null;
	const said = { points: words.figure(next.points), date: next.day };
	const more = later
		.map(({ points, day }) => t("expiresLater", { points: words.figure(points), date: day }))
		.join(", ");
	const isNear = next.expires_at - now_ms < nearMs;
	return (
		<Notice tone={isNear ? "warn" : "info"}>
			{later.length > 0 ? t("expiresMore", { ...said, more }) : t("expires", said)}
		</Notice>
	);
}

/** The first of what the wallet buys, priced in its name. */
function Products() {
	const { products, wallet, now_ms } = useLoaderData<typeof loader>();
	const { t } = useTranslation("wallets");
	if (!products) return null;
	return (
		<section className="stack-small" aria-labelledby="wallet-products">
			<div className="between">
				<h2 id="wallet-products">{t("buys")}</h2>
				{products.count > products.items.length && (
					<Anchor className="link hit" href="/store?product_type=wallet_product">
						{t("all", { count: products.count })}
					</Anchor>
				)}
			</div>
			{products.items.length === 0 ? (
				<p className="soft">{t("buysNothing")}</p>
			) : (
				<div className="wallet-products">
					<TileGrid>
						{products.items.map((item) => (
							<StoreTile key={item.id} item={item} balance={wallet.balance} nowMs={now_ms} />
						))}
					</TileGrid>
				</div>
			)}
		</section>
	);
}

/** What owners set: the name in their language, and when points end. */
function Settings() {
	const { settings } = useLoaderData<typeof loader>();
	const { t } = useTranslation("wallets");
	const words = usePointsWords();
	if (!settings) return null;
	const { form, values, available } = settings;
	return (
		<Card>
			<details className="fold">
				<summary>
					<h2 className="item-fold">{t("settings.title")}</h2>
					<Icon name="chevron-down" size="small" />
				</summary>
				<EndpointForm form={form} className="stack" values={values}>
					<p className="soft">{t("settings.text", { available: words.figure(available) })}</p>
					<FormField of={form.fields.name} note={t("settings.noName")} />
					<FormField of={form.fields.expiry_months} />
					<div>
						<SubmitButton form={form} kind="main">
							{t("settings.save")}
						</SubmitButton>
					</div>
				</EndpointForm>
			</details>
		</Card>
	);
}
