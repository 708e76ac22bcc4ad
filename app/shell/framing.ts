/** Tells a message page whether a frame is around it, and with it the page's main part. */
import { createContext } from "react";

/** True inside a frame. */
export const FramingContext = createContext(false);
