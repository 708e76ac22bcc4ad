/** The page before sign-in: the client's colour with the wreath and a quotation, and the form beside it. */
import type { ReactNode } from "react";
import { Avatar, type Face } from "~/ui/avatar";
import { LaurelWreath } from "~/ui/ornament";
import { useTranslation } from "~/ui/texts";
import { ChangeLanguage } from "./foot";
import type { FrameAccount, FrameProps } from "./frame-props";
import { LogoInside } from "./logo";
import "./sign-in-frame.css";

/** Words from a real recognition, for the wide page. */
export type Quotation = { text: string; giver: Face; recipient: string; note?: string };

/** Props of the sign-in page. */
export type SignInFrameProps = {
	account: FrameAccount;
	title: string;
	subtitle?: string;
	quotation?: Quotation;
	language?: FrameProps["language"];
	/** Fields, links and the main button; the form itself is the screen's. */
	children: ReactNode;
};

/** The split page; on a phone the brand is a strip above the form. */
export function SignInFrame({ account, title, subtitle, quotation, language, children }: SignInFrameProps) {
	const { t } = useTranslation("common");
	return (
		<div className="sign-in">
			<header className="sign-in-brand">
				<LaurelWreath />
				<span className="logo">
					<LogoInside account={account} />
				</span>
				<p>{t("signIn.motto")}</p>
				{quotation && <QuotationBlock quotation={quotation} />}
			</header>
			<main className="sign-in-form" id="main">
				<div>
					<h1>{title}</h1>
					{subtitle && <p className="soft">{subtitle}</p>}
				</div>
				{children}
				{language && (
					<div className="foot sign-in-language">
						<ChangeLanguage language={language} />
					</div>
				)}
			</main>
		</div>
	);
}

function QuotationBlock({ quotation }: { quotation: Quotation }) {
	const { t } = useTranslation("common");
	return (
		<blockquote>
			<p>“{quotation.text}”</p>
			<div className="row">
				<Avatar {...quotation.giver} sizePx={48} />
				<span>
					{t("signIn.fromTo", { giver: quotation.giver.name, recipient: quotation.recipient })}
					{quotation.note && <span className="meta cut">{quotation.note}</span>}
				</span>
			</div>
		</blockquote>
	);
}
