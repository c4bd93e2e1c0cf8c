import type { MetadataRoute } from "next";
import { publicAddress } from "../lib/data/public-address";

export const dynamic = "force-dynamic";

const data = ["/api/v1/boards", "/api/v1/cycles", "/api/v1/models"];

/** Pages may be indexed, and the answers that they name as their data; the API's large downloads need no crawler. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: ["/", ...data], disallow: "/api/" },
    sitemap: publicAddress("/sitemap.xml"),
  };
}
