/** The camera that reads the QR code of a certificate. Its picture never leaves the device. */
import { BarcodeDetector as QrDetector } from "qr/decode.js";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "~/ui/texts";
import { certificateCode } from "./certificate-code";

/** What keeps the camera from being used: the browser or its owner forbids it, or there is none. */
export type CameraProblem = "cameraDenied" | "cameraFailed";

type Detector = Pick<QrDetector, "detect">;
type NativeDetector = typeof QrDetector | undefined;

/** How often the picture is looked at. */
const lookEveryMs = 200;

type CameraProps = { onCode: (code: string) => void; onProblem: (problem: CameraProblem) => void };

/** The picture, until the code of a certificate is found in it. */
export default function Camera({ onCode, onProblem }: CameraProps) {
	const { t } = useTranslation("certificates");
	const video = useRef<HTMLVideoElement>(null);
	const [isOther, setIsOther] = useState(false);
	const told = useRef({ onCode, onProblem });
	told.current = { onCode, onProblem };
	useEffect(() => {
		let stream: MediaStream | undefined;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let isOver = false;
		const stop = () => {
			for (const track of stream?.getTracks() ?? []) track.stop();
		};
		const look = async (detector: Detector) => {
			const [found] = video.current ? await detector.detect(video.current).catch(() => []) : [];
			if (isOver) return;
			const code = found && certificateCode(found.rawValue);
			if (code) return told.current.onCode(code);
			if (found) setIsOther(true);
			timer = setTimeout(look, lookEveryMs, detector);
		};
		const start = async () => {
			stream = await navigator.mediaDevices.getUserMedia({
				video: { facingMode: "environment", width: { ideal: 1280 } },
			});
			if (isOver || !video.current) return stop();
			video.current.srcObject = stream;
			await video.current.play();
			video.current?.scrollIntoView({ block: "nearest" });
			await look(await newDetector());
		};
		start().catch((error: unknown) => {
			if (isOver) return;
			const isDenied = error instanceof DOMException && error.name === "NotAllowedError";
			told.current.onProblem(isDenied ? "cameraDenied" : "cameraFailed");
		});
		return () => {
			isOver = true;
			clearTimeout(timer);
			stop();
		};
	}, []);
	return (
		<>
			<p role="status">{t(isOther ? "claim.cameraOther" : "claim.cameraOn")}</p>
			<video ref={video} className="certificate-camera" muted playsInline />
		</>
	);
}

/** The browser's own reader where it knows these codes (Chromium on Android, macOS and ChromeOS), and the library elsewhere. */
async function newDetector(): Promise<Detector> {
	const Native = (window as unknown as { BarcodeDetector: NativeDetector }).BarcodeDetector;
	const formats = (await Native?.getSupportedFormats().catch(() => [])) ?? [];
	const Reader = Native && formats.includes("qr_code") ? Native : QrDetector;
	return new Reader({ formats: ["qr_code"] });
}
