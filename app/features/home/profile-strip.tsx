/** The head of a member's home: the day, name, title and balances with what they are worth. */
import { useFrame } from "~/shell/use-frame";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { useTranslation } from "~/ui/texts";

/** The head of the member's home; `today` is the day as words. */
export function ProfileStrip({ today }: { today?: string }) {
	const { t } = useTranslation("home");
	const { account, user } = useFrame();
	const words = usePointsWords();
	if (!user) return null;
	const mayGive = account.flags?.give_recognition_enabled === 1 && user.give_recognition_disabled === 0;
	const ownsBudgets = user.role === "budget_owner" || user.left_to_issue > 0;
	return (
		<section className="profile-strip" aria-label={t("strip.label")}>
			<div className="profile-who">
				{today && <p className="page-slot profile-day">{today}</p>}
				<h1>{user.name}</h1>
				{user.title && <p className="soft">{user.title}</p>}
			</div>
			<dl className="profile-figures">
				{!words.areHidden && user.point_balance !== null && (
					<div className="profile-points">
						<dt>
							<Anchor className="plain" href="/points">
								<span className="unseen">{t("strip.statement")}: </span>
								{words.label}
							</Anchor>
						</dt>
						<dd>{words.figure(user.point_balance)}</dd>
						{words.money(user.point_balance) && <dd>{words.money(user.point_balance)}</dd>}
					</div>
				)}
				{!words.areHidden && user.wallet_balance_in_points !== null && (
					<div className="profile-points">
						<dt>
							<Anchor className="plain" href="/wallet">
								{t("common:frame.wallet")}
							</Anchor>
						</dt>
						<dd>{words.figure(user.wallet_balance_in_points)}</dd>
						{words.money(user.wallet_balance_in_points) && <dd>{words.money(user.wallet_balance_in_points)}</dd>}
					</div>
				)}
				{mayGive && ownsBudgets && (
					<div>
						<dt>{t("strip.pointsToIssue")}</dt>
						<dd>{words.figure(user.left_to_issue)}</dd>
						{words.money(user.left_to_issue) && <dd>{words.money(user.left_to_issue)}</dd>}
					</div>
				)}
			</dl>
		</section>
	);
}
