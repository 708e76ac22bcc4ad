/** Says that the line is lost while it is; what is typed meanwhile stays, and nothing is sent into the void. */
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Notice } from "~/ui/notice";
import { useTopDialog } from "~/ui/open-dialogs";
import { useTranslation } from "~/ui/texts";

const noticeId = "offline-notice";

/** True while the browser has no line; the notice is then given the focus, so that whoever wanted to send hears why not. */
export function isOffline(): boolean {
	if (navigator.onLine) return false;
	document.getElementById(noticeId)?.focus();
	return true;
}

/** The notice, where toasts stand, until the line is back; in the open dialog, which hides what is below it. */
export function OfflineNotice() {
	const { t } = useTranslation("common");
	const [isShown, setIsShown] = useState(false);
	useEffect(() => {
		const look = () => setIsShown(!navigator.onLine);
		look();
		window.addEventListener("online", look);
		window.addEventListener("offline", look);
		return () => {
			window.removeEventListener("online", look);
			window.removeEventListener("offline", look);
		};
	}, []);
	const dialog = useTopDialog();
	if (!isShown) return null;
	const notice = (
		<div id={noticeId} className="toasts offline-notice" tabIndex={-1}>
			<Notice tone="warn" isLive>
				{t("frame.offline")}
			</Notice>
		</div>
	);
	return dialog ? createPortal(notice, dialog) : notice;
}
