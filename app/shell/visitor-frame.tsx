/** The frame of a page that a link opens for whoever has it: the client's bar with a way to sign in, and its foot. */
import type { ReactNode } from "react";
import { Anchor } from "~/ui/anchor";
import { useTranslation } from "~/ui/texts";
import { ChangeLanguage } from "./foot";
import { LogoInside } from "./logo";
import { useFrame } from "./use-frame";
import { useVisitorLanguage } from "./visitor-language";
import "./frame.css";

/** The page in its frame. */
export function VisitorFrame({ children }: { children: ReactNode }) {
	const { account } = useFrame();
	const { t } = useTranslation("common");
	const language = useVisitorLanguage();
	return (
		<>
			<header className="bar">
				<div className="bar-inside">
					<span className="logo">
						<LogoInside account={account} />
					</span>
					<span className="grow" />
					<Anchor className="bar-link" href="/login">
						{t("session:signIn.button")}
					</Anchor>
				</div>
			</header>
			<main className="page" id="main">
				{children}
			</main>
			<footer className="foot">
				<div className="foot-inside">
					<Anchor href="/privacy">{t("frame.cookies")}</Anchor>
					{language && <ChangeLanguage language={language} />}
					<span className="foot-name">{t("frame.name", { company: account.company_name })}</span>
				</div>
			</footer>
		</>
	);
}
