/** What stands in the place of quantity and button once a variant is in the cart: that it is, what the cart comes to, the way on. */
import { useLoaderData, useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { optionInWords } from "#workers/features/catalog/rules/option-words";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { MobileActionBar } from "~/ui/mobile-action-bar";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./item.server";
import { useBalance } from "./use-balance";

type Added = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["added"]>;

/** Props: what the cart holds, and the variant that was added. */
export type AddedNoteProps = { added: Added; variant: { id: number; options: [string, string][] } };

/** The note; it takes the focus, which the button that is gone had. */
export function AddedNote({ added, variant }: AddedNoteProps) {
	const { item, back, wallet } = useLoaderData<typeof loader>();
	const { t } = useTranslation("catalog");
	const words = usePointsWords();
	const points = useBalance();
	const balance = wallet ? wallet.balance : points;
	const total = `${words.figure(added.total_points)} ${wallet?.name ?? words.labelOf(added.total_points)}`;
	const left = balance === undefined ? undefined : balance - added.total_points;
	const what = [...variant.options.map(optionInWords), added.qty].join(", ");
	const sum = wallet
		? t("added.sumWallet", { count: added.total_units, points: words.figure(added.total_points) })
		: t("added.sum", { count: added.total_units, points: total });
	const rest = left === undefined ? "" : restWords(left);
	const note = useFocus(`${added.variant_id} ${added.qty}`);
	const viewCart = (look: object) => (
		<ButtonLink kind="main" icon="cart" href="/store/checkout" {...look}>
			{t("added.viewCart")}
		</ButtonLink>
	);
	function restWords(points: number): string {
		if (points < 0) return t("added.missing", { points: words.figure(-points) });
		return t("added.left", { points: words.figure(points) });
	}
	return (
		<>
			<div ref={note} tabIndex={-1} className="added-note">
				<Notice tone="good" isLive>
					<b>{t("added.title", { what })}</b> <br />
					{sum} {rest}
				</Notice>
			</div>
			<div className="item-buttons wide-only">
				{viewCart({ size: "tall", isFull: true })}
				<ButtonLink href={back.href} size="tall" isFull>
					{t("added.keepLooking")}
				</ButtonLink>
			</div>
			<ButtonLink href={back.href} className="mobile-only" isFull>
				{t("added.keepLooking")}
			</ButtonLink>
			<Anchor className="link hit added-more" href={useAddress(item.id, variant.id)} keepsScroll>
				{t("added.more")}
			</Anchor>
			<MobileActionBar sum={t("store.count", { count: added.total_units })} note={total}>
				{viewCart({})}
			</MobileActionBar>
		</>
	);
}

/** The item's own address with what it keeps, without what was added. */
function useAddress(item_id: number, variant_id: number): string {
	const search = new URLSearchParams(useLocation().search);
	search.delete("added");
	search.set("variant", String(variant_id));
	return `/store/item/${item_id}?${search}`;
}

/** Takes the focus when something was added; not when the page opens. */
function useFocus(added: string) {
	const element = useRef<HTMLDivElement>(null);
	const isOpening = useNavigationType() === "POP";
	useEffect(() => {
		if (added && !isOpening) element.current?.focus({ preventScroll: true });
	}, [added, isOpening]);
	return element;
}
