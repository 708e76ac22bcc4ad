/** The placeholder between the halves of the application: whose they are, and a welcome. */
import { useLayoutEffect, useRef } from "react";
import { LoadingIndicator } from "~/ui/loading";
import { useTranslation } from "~/ui/texts";
import { LogoInside } from "./logo";
import { useFrame } from "./use-frame";
import "./welcome.css";

/** Covers the window, above a dialog, too, from which an administrator may have gone over. */
export default function WelcomeCover() {
	const { account } = useFrame();
	const { t } = useTranslation("common");
	const cover = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => cover.current?.showPopover(), []);
	return (
		<div ref={cover} className="welcome" popover="manual">
			<p className="logo">
				<LogoInside account={account} />
			</p>
			<p className="welcome-word">{t("frame.welcome")}</p>
			<LoadingIndicator />
		</div>
	);
}
