/** What somebody who has left still reads by their link: their balance, what moved it, and their orders. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ScreenHandle } from "~/shell/framed";
import { SignInFrame } from "~/shell/sign-in-frame";
import { titleMeta } from "~/shell/title-meta";
import { useFrame } from "~/shell/use-frame";
import { useVisitorLanguage } from "~/shell/visitor-language";
import { usePointsWords } from "~/ui/account-display";
import { Fact, Facts } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

export const handle = { frame: "none" } satisfies ScreenHandle;

/** What the link reads; without anything where it no longer works, or too many were tried. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const outcome = await context.attempt("member-detail/read-leaver", { token: params.token ?? "" });
	if (!outcome.ok) {
		const { resultType, resultMsg } = outcome.refusal;
		return {
			title: context.translate("member-detail:leaver.invalidTitle"),
			leaver: null,
			limited: resultType === "rate_limited" ? resultMsg : null,
		};
	}
	const { format, translate } = context;
	const { answer } = outcome;
	return {
		title: translate("member-detail:leaver.title", { first_name: answer.first_name }),
		limited: null,
		leaver: {
			until: format.time(answer.expires_at, "long"),
			balance: answer.point_balance,
			lines: answer.lines.map((line) => ({ ...line, date: format.time(line.created_at, "recognition") })),
			orders: answer.orders.map((order) => ({ ...order, date: format.time(order.created_at, "recognition") })),
		},
	};
}

/** The page. */
export default function Leaver() {
	const { title, leaver, limited } = useLoaderData<typeof loader>();
	const { account } = useFrame();
	const { t } = useTranslation("member-detail");
	const language = useVisitorLanguage();
	const subtitle = leaver ? t("leaver.text", { date: leaver.until }) : limited ? undefined : t("leaver.invalidText");
	return (
		<SignInFrame account={account} title={title} subtitle={subtitle} language={language}>
			{limited && <Notice tone="bad">{limited}</Notice>}
			{leaver && <Reading leaver={leaver} />}
		</SignInFrame>
	);
}

type Shown = NonNullable<Awaited<ReturnType<typeof loader>>["leaver"]>;

function Reading({ leaver: { balance, lines, orders } }: { leaver: Shown }) {
	const { t } = useTranslation("member-detail");
	const words = usePointsWords();
	return (
		<div className="stack">
			{balance !== null && (
				<section>
					<h2>{t("leaver.balance")}</h2>
					<p className="large-figure figure">{words.withLabel(balance)}</p>
				</section>
			)}
			{balance !== null && (
				<section>
					<h2>{t("leaver.lines")}</h2>
					{lines.length === 0 && <p className="soft">{t("leaver.noLines")}</p>}
					<Facts>
						{lines.map(({ id, date, reason, kind, points }) => (
							<Fact
								key={id}
								term={[date, reason || kind].join(", ")}
							>{`${points > 0 ? "+" : "−"}${words.figure(Math.abs(points))}`}</Fact>
						))}
					</Facts>
				</section>
			)}
			<section>
				<h2>{t("leaver.orders")}</h2>
				{orders.length === 0 && <p className="soft">{t("leaver.noOrders")}</p>}
				<Facts>
					{orders.map(({ id, number, date, status }) => (
						<Fact key={id} term={[number, date].join(", ")}>
							{t(`leaver.status.${status}`)}
						</Fact>
					))}
				</Facts>
			</section>
		</div>
	);
}
