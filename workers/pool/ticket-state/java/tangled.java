import java.util.List;

class Solution {
    static String ticketState(List<String> events) {
        int s = 0;
        boolean r1 = false;
        boolean r2 = false;
        for (int i = 0; i < events.size(); i++) {
            String e = events.get(i);
            if (e.equals("claim")) {
                if (s == 0) {
                    s = 1;
                } else {
                    throw new IllegalArgumentException("claim");
                }
            } else {
                if (e.equals("release")) {
                    if (s == 1) {
                        s = 0;
                    } else {
                        throw new IllegalArgumentException("release");
                    }
                } else {
                    if (e.equals("solve")) {
                        if (s == 1) {
                            s = 2;
                        } else {
                            throw new IllegalArgumentException("solve");
                        }
                    } else {
                        if (e.equals("reopen")) {
                            if (s == 2) {
                                if (!r1) {
                                    r1 = true;
                                    s = 0;
                                } else {
                                    if (!r2) {
                                        r2 = true;
                                        s = 0;
                                    } else {
                                        throw new IllegalArgumentException("reopen");
                                    }
                                }
                            } else {
                                throw new IllegalArgumentException("reopen");
                            }
                        } else {
                            if (e.equals("close")) {
                                if (s == 0) {
                                    s = 3;
                                } else {
                                    if (s == 2) {
                                        s = 3;
                                    } else {
                                        throw new IllegalArgumentException("close");
                                    }
                                }
                            } else {
                                throw new IllegalArgumentException("word");
                            }
                        }
                    }
                }
            }
        }
        if (s == 0) {
            return "open";
        } else {
            if (s == 1) {
                return "claimed";
            } else {
                if (s == 2) {
                    return "solved";
                } else {
                    return "closed";
                }
            }
        }
    }
}
