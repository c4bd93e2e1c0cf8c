def parcel_depot(number: str) -> int:
    if len(number) == 8:
        ok = True
        i = 0
        while i < 8:
            if number[i] not in "0123456789":
                ok = False
            i = i + 1
        if ok:
            s = 0
            s = s + int(number[0]) * 8
            s = s + int(number[1]) * 7
            s = s + int(number[2]) * 6
            s = s + int(number[3]) * 5
            s = s + int(number[4]) * 4
            s = s + int(number[5]) * 3
            s = s + int(number[6]) * 2
            r = s - 11 * (s // 11)
            if r != 10:
                if r == int(number[7]):
                    d = int(number[0]) * 100
                    d = d + int(number[1]) * 10
                    d = d + int(number[2])
                    if d != 0:
                        return d
                    else:
                        raise ValueError("depot")
                else:
                    raise ValueError("check digit")
            else:
                raise ValueError("remainder")
        else:
            raise ValueError("digits")
    else:
        raise ValueError("length")
